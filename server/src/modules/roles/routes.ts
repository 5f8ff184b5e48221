import { listAuths } from '@cohort/contract/auths'
import { listRoleNames } from '@cohort/contract/roles'
import { route } from '#kernel/route'
import * as roles from '#modules/roles/service'

export const routes = [route(listAuths, roles.listAllAuths), route(listRoleNames, roles.listNames)]
