import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  listEntityTemplates,
  listTemplates,
  updateTemplate,
} from '@cohort/contract/templates'
import { route } from '#kernel/route'
import * as templates from '#modules/templates/service'

export const routes = [
  route(listTemplates, templates.list),
  route(createTemplate, templates.create),
  route(updateTemplate, templates.update),
  route(deleteTemplate, templates.remove),
  route(getTemplate, templates.get),
  route(listEntityTemplates, templates.entities),
]
