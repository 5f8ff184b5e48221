import { listAuths } from '@cohort/contract/auths'
import {
  addRoleUsers,
  createRole,
  deleteRole,
  getRoleAuths,
  getUserRoles,
  listRoleNames,
  listRoles,
  listRoleUsers,
  previewRole,
  removeRoleUsers,
  setUserRoles,
  updateRole,
} from '@cohort/contract/roles'
import { route } from '#kernel/route'
import * as manage from '#modules/roles/manage'
import { preview } from '#modules/roles/preview'
import * as roles from '#modules/roles/service'
import * as users from '#modules/roles/users'

export const routes = [
  route(listAuths, roles.listAllAuths),
  route(listRoleNames, roles.listNames),
  route(listRoles, manage.list),
  route(createRole, manage.create),
  route(updateRole, manage.update),
  route(deleteRole, manage.remove),
  route(previewRole, preview),
  route(getRoleAuths, manage.getAuths),
  route(listRoleUsers, users.list),
  route(addRoleUsers, users.add),
  route(removeRoleUsers, users.remove),
  route(getUserRoles, users.getOfUser),
  route(setUserRoles, users.setOfUser),
]
