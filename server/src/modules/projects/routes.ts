import {
  createProject,
  deleteProject,
  getProject,
  getProjectStructure,
  listProjects,
  listSubProjects,
  moveProjectTo,
  orderProject,
  searchProjects,
  searchTasks,
  setProjectStatus,
  updateProject,
} from '@cohort/contract/projects'
import { route } from '#kernel/route'
import * as finding from '#modules/projects/finding'
import * as projects from '#modules/projects/service'
import { structure } from '#modules/projects/structure'
import { list as listWithin } from '#modules/projects/within'

export const routes = [
  route(listProjects, finding.list),
  route(getProject, projects.get),
  route(listSubProjects, listWithin),
  route(getProjectStructure, structure),
  route(createProject, projects.create),
  route(updateProject, projects.update),
  route(setProjectStatus, projects.setStatus),
  route(deleteProject, projects.remove),
  route(moveProjectTo, projects.moveTo),
  route(orderProject, projects.order),
  route(searchProjects, finding.search),
  route(searchTasks, finding.searchOfTasks),
]
