import * as audits from '#audits'
import * as auths from '#auths'
import * as bulk from '#bulk'
import { type Call, isCall } from '#call'
import * as customFields from '#custom-fields'
import * as duplicates from '#duplicates'
import * as entities from '#entities'
import * as entitySearches from '#entity-searches'
import * as examples from '#examples'
import * as exports from '#exports'
import * as files from '#files'
import * as groups from '#groups'
import * as imports from '#imports'
import * as intakes from '#intakes'
import * as live from '#live'
import * as maps from '#maps'
import * as matching from '#matching'
import * as members from '#members'
import * as payments from '#payments'
import * as permissions from '#permissions'
import * as pipelines from '#pipelines'
import * as projects from '#projects'
import * as reactivation from '#reactivation'
import * as readings from '#readings'
import * as remarks from '#remarks'
import * as resources from '#resources'
import * as reviews from '#reviews'
import * as roles from '#roles'
import * as savedViews from '#saved-views'
import * as session from '#session'
import * as spaces from '#spaces'
import * as tags from '#tags'
import * as tasks from '#tasks'
import * as templates from '#templates'
import * as tenantTypes from '#tenant-types'
import * as tenants from '#tenants'
import * as thirdParties from '#third-parties'

const modules = {
  session,
  tenants,
  auths,
  roles,
  members,
  thirdParties,
  files,
  permissions,
  audits,
  entities,
  customFields,
  groups,
  imports,
  entitySearches,
  savedViews,
  tags,
  bulk,
  tenantTypes,
  maps,
  live,
  remarks,
  spaces,
  pipelines,
  projects,
  tasks,
  templates,
  intakes,
  readings,
  reviews,
  duplicates,
  examples,
  matching,
  reactivation,
  exports,
  resources,
  payments,
}

/** Every call by its export name, in the order of the modules. Tests, routes and the API reference walk this list. */
export const calls: ReadonlyMap<string, Call> = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, Call] => isCall(entry[1])),
  ),
)
