import { getConfig, getFullConfig, listMyTenants, listTenantAliases, updateConfig } from '@cohort/contract/tenants'
import { route } from '#kernel/route'
import * as config from '#modules/tenants/config'
import * as tenants from '#modules/tenants/service'

export const routes = [
  route(listMyTenants, tenants.listMine),
  route(listTenantAliases, tenants.listAliases),
  route(getConfig, config.get),
  route(getFullConfig, config.getFull),
  route(updateConfig, config.update),
]
