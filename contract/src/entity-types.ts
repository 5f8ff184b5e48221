import { bipoEmployee } from '#types/bipo-employee'
import { businessPartner } from '#types/business-partner'
import { cglTeamInfo } from '#types/cgl-team-info'
import { cglTeamMonthlyInfo } from '#types/cgl-team-monthly-info'
import { cglTeamPrediction } from '#types/cgl-team-prediction'
import { channel } from '#types/channel'
import { contract } from '#types/contract'
import { department } from '#types/department'
import { device } from '#types/device'
import { dictionary } from '#types/dictionary'
import { email } from '#types/email'
import { employee } from '#types/employee'
import { globalConfig } from '#types/global-config'
import { hydrogenTask } from '#types/hydrogen-task'
import { issue } from '#types/issue'
import { job } from '#types/job'
import { jobOpportunities } from '#types/job-opportunities'
import { poster } from '#types/poster'
import { project } from '#types/project'
import { remark } from '#types/remark'
import { resume } from '#types/resume'
import { shop } from '#types/shop'
import { space } from '#types/space'
import { systemEmployee } from '#types/system-employee'
import { tag } from '#types/tag'
import { tenantConfig } from '#types/tenant-config'
import { tenantMember } from '#types/tenant-member'
import { tenderNotice } from '#types/tender-notice'
import { training } from '#types/training'
import type { EntityType } from '#types/type'
import { user } from '#types/user'

const materials: readonly EntityType[] = [
  resume,
  job,
  employee,
  department,
  contract,
  businessPartner,
  email,
  jobOpportunities,
  poster,
  training,
  issue,
  device,
  shop,
  tenderNotice,
  systemEmployee,
  bipoEmployee,
  cglTeamInfo,
  cglTeamMonthlyInfo,
  cglTeamPrediction,
]

const builtIn: readonly EntityType[] = [
  space,
  channel,
  project,
  hydrogenTask,
  tag,
  remark,
  user,
  tenantMember,
  tenantConfig,
  dictionary,
  globalConfig,
]

/** Every type of record that comes with the product, in the order in which a menu lists them (spec 1 §3, 2 §3). */
export const entityTypes: ReadonlyMap<string, EntityType> = new Map(
  [...materials, ...builtIn].map((type) => [type.type, type]),
)

export const entityTypeOf = (name: string): EntityType | undefined => entityTypes.get(name)
