import { fail } from '@cohort/contract/errors'
import type { Conditions } from '@cohort/contract/matching'
import type { JobProfile } from '@cohort/talent/matching/match'
import { type Context, found } from '#kernel/context'
import { fieldsOf, findKept, type Row } from '#modules/entities/kept'
import { searchKept } from '#modules/entities/kept-search'
import { withCorrections } from '#modules/matching/conditions'
import * as store from '#modules/matching/decision-store'
import { jobOf } from '#modules/matching/profiles'
import { ownFlags } from '#modules/permissions/objects'

/** What a project asks for. */
export interface Asked {
  projectId: string
  /** What decisions and corrections are kept with: the job, so that two projects for one job share them. */
  jobId: string
  project: Row
  /** As the texts and fields of the job say it. */
  read: JobProfile
  /** With what recruiters have corrected. */
  profile: JobProfile
  conditions: Conditions
  updatedBy: string | null
  updatedAt: Date | null
}

/** The job of a project that the member takes part in; one without a job asks for what its name and description say. */
export async function askedBy(ctx: Context, projectId: string): Promise<Asked> {
  const [{ path }, [row]] = await Promise.all([ownFlags(ctx, projectId), findKept(ctx, 'Project', [projectId])])
  if (path[0]?.type !== 'Project') throw fail('NotFound')
  return asked(ctx, found(row))
}

/** All that an enterprise is looking for now, for work that nobody has asked for. */
export async function askedNow(ctx: Context): Promise<Asked[]> {
  const going = { field: 'data.standardFields.status', op: 'eq' as const, value: '0' }
  const { rows } = await searchKept(ctx, 'Project', { filters: going, current: 1, pageSize: mostProjects }, undefined)
  const all: Asked[] = []
  for (const row of rows) if (fieldsOf(row).projectPayload) all.push(await asked(ctx, row))
  return all
}

const mostProjects = 1_000

async function asked(ctx: Context, project: Row): Promise<Asked> {
  const fields = fieldsOf(project)
  const payload = fields.projectPayload as { entityType: string; openId: string } | undefined
  const [job] = payload?.entityType === 'Job' ? await findKept(ctx, 'Job', [payload.openId]) : []
  const jobId = job?.open_id ?? project.open_id
  const kept = await store.findConditions(ctx, jobId)
  const conditions = (kept?.conditions ?? { corrections: [], added: [] }) as Conditions
  const read = jobOf(fieldsOf(job ?? project))
  return {
    projectId: project.open_id,
    jobId,
    project,
    read,
    profile: withCorrections(read, conditions),
    conditions,
    updatedBy: kept?.updated_by ?? null,
    updatedAt: kept?.updated_at ?? null,
  }
}
