import type { Background } from '#kernel/background'
import type { Job } from '#kernel/jobs'
import type { Route } from '#kernel/route'
import { routes as audits } from '#modules/audits/routes'
import { routes as devices } from '#modules/devices/routes'
import { jobs as entityJobs } from '#modules/entities/jobs'
import { routes as entities } from '#modules/entities/routes'
import { routes as examples } from '#modules/examples/routes'
import { jobs as exampleJobs } from '#modules/examples/service'
import { jobs as exportJobs } from '#modules/exports/expiry'
import { routes as exports } from '#modules/exports/routes'
import { begin as beginExports } from '#modules/exports/work'
import { jobs as fileJobs } from '#modules/files/jobs'
import { routes as files } from '#modules/files/routes'
import { routes as live } from '#modules/live/routes'
import { routes as maps } from '#modules/maps/routes'
import { routes as matching } from '#modules/matching/routes'
import { begin as beginMatching, jobs as matchingJobs } from '#modules/matching/upkeep'
import { routes as members } from '#modules/members/routes'
import { routes as permissions } from '#modules/permissions/routes'
import { routes as pipelines } from '#modules/pipelines/routes'
import { routes as projects } from '#modules/projects/routes'
import { routes as reactivation } from '#modules/reactivation/routes'
import { jobs as reactivationJobs } from '#modules/reactivation/run'
import { jobs as cashierJobs } from '#modules/resources/cashier'
import { routes as resources } from '#modules/resources/routes'
import { jobs as usageJobs } from '#modules/resources/usage'
import { begin as beginIntake } from '#modules/resumes/intake-work'
import { routes as resumes } from '#modules/resumes/routes'
import { jobs as sweepJobs } from '#modules/resumes/sweep'
import { jobs as uploadedJobs } from '#modules/resumes/uploaded'
import { routes as roles } from '#modules/roles/routes'
import { jobs as sessionJobs } from '#modules/session/jobs'
import { routes as session } from '#modules/session/routes'
import { routes as spaces } from '#modules/spaces/routes'
import { routes as sso } from '#modules/sso/routes'
import { jobs as taskJobs } from '#modules/tasks/names'
import { routes as tasks } from '#modules/tasks/routes'
import { routes as templates } from '#modules/templates/routes'
import { routes as tenants } from '#modules/tenants/routes'
import { routes as thirdParties } from '#modules/third-parties/routes'

export interface Module {
  readonly name: string
  readonly routes: readonly Route[]
  readonly jobs?: readonly Job<never>[]
  /** What goes on beside requests and jobs in a process, from its start; returns how it ends. */
  readonly begin?: (background: Background) => () => Promise<void>
}

/** In the order of their dependencies: a module may use the services of those above it, never of those below. */
export const modules: readonly Module[] = [
  { name: 'accounts', routes: [] },
  { name: 'devices', routes: devices },
  { name: 'files', routes: files, jobs: fileJobs },
  { name: 'tenants', routes: tenants },
  { name: 'resources', routes: resources, jobs: [...cashierJobs, ...usageJobs] },
  { name: 'roles', routes: roles },
  { name: 'members', routes: members },
  { name: 'session', routes: session, jobs: sessionJobs },
  { name: 'sso', routes: sso },
  { name: 'third-parties', routes: thirdParties },
  { name: 'audits', routes: audits },
  { name: 'permissions', routes: permissions },
  { name: 'entities', routes: entities, jobs: entityJobs },
  { name: 'ordering', routes: [] },
  { name: 'pipelines', routes: pipelines },
  { name: 'templates', routes: templates },
  { name: 'spaces', routes: spaces },
  { name: 'projects', routes: projects },
  { name: 'tasks', routes: tasks, jobs: taskJobs },
  { name: 'resumes', routes: resumes, jobs: [...uploadedJobs, ...sweepJobs], begin: beginIntake },
  { name: 'matching', routes: matching, jobs: matchingJobs, begin: beginMatching },
  { name: 'reactivation', routes: reactivation, jobs: reactivationJobs },
  { name: 'exports', routes: exports, jobs: exportJobs, begin: beginExports },
  { name: 'examples', routes: examples, jobs: exampleJobs },
  { name: 'maps', routes: maps },
  { name: 'live', routes: live },
]
