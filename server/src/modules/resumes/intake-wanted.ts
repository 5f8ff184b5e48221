import { may } from '@cohort/contract/access'
import type { Parsed } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { projectFlags } from '@cohort/contract/flags'
import type { createIntake } from '@cohort/contract/intakes'
import { resumeFields } from '@cohort/contract/types/resume-fields'
import { type Context, me } from '#kernel/context'
import { findMember } from '#modules/members/service'
import { ownFlags } from '#modules/permissions/objects'
import { flowsOf } from '#modules/pipelines/service'

type Wanted = Parsed<typeof createIntake>['body']

const sources = resumeFields.find(({ key }) => key === 'source')?.options?.choices ?? []

/** What cannot come true is refused before any file is read. */
export async function checkWanted(ctx: Context, wanted: Wanted): Promise<void> {
  if (wanted.onDuplicate === 'merge') requireEdit(ctx)
  if (wanted.source !== undefined && !sources.some(({ id }) => id === wanted.source))
    throw fail('BadInput', { field: 'source', problem: 'not a choice' })
  if (wanted.ownerId !== undefined && !(await findMember(ctx, wanted.ownerId)))
    throw fail('BadInput', { field: 'ownerId', problem: 'not a member' })
  if (wanted.target) await checkTarget(ctx, wanted.target)
}

/** To merge is to change what is there. */
export function requireEdit(ctx: Context): void {
  if (!may(me(ctx).rights, { any: ['material.edit'] })) throw fail('NoPermission', { missing: 'material.edit' })
}

async function checkTarget(ctx: Context, { projectId, stageId }: NonNullable<Wanted['target']>): Promise<void> {
  const { flags, path } = await ownFlags(ctx, projectId)
  if (path[0]?.type !== 'Project') throw fail('NotFound')
  if ((flags & projectFlags.AddTaskFlow.value) === 0) throw fail('NoPermission', { missing: 'AddTaskFlow' })
  const flows = await flowsOf(ctx, [projectId])
  const isHere = flows.some(({ stages }) => stages.some(({ id }) => id === stageId))
  if (stageId !== undefined && !isHere) throw fail('BadInput', { field: 'target', problem: 'a stage of another flow' })
}
