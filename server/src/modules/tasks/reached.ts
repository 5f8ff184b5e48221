import { type ErrorCode, Failure, fail } from '@cohort/contract/errors'
import { type ProjectFlag, projectFlags } from '@cohort/contract/flags'
import { archived } from '@cohort/contract/projects'
import { type Context, found } from '#kernel/context'
import { fieldsOf, findKept, lockKept, type Row } from '#modules/entities/kept'
import { ownFlagsOf } from '#modules/permissions/objects'
import { projectOf } from '#modules/tasks/shown'

/** One task that the member sees, with what they may do in its project; any other is 404. */
export async function reached(ctx: Context, id: string): Promise<{ row: Row; flags: number }> {
  const row = found((await findKept(ctx, 'HydrogenTask', [id]))[0])
  const flags = (await ownFlagsOf(ctx, [projectOf(row)])).get(projectOf(row))
  return { row, flags: found(flags) }
}

/** Why something was not done to a task, as it is told. */
export interface Refusal {
  id: string
  error: ErrorCode
  detail?: Record<string, unknown>
}

export const refusal = (id: string, error: unknown): Refusal => {
  if (!(error instanceof Failure)) throw error
  return { id, error: error.code, ...(error.detail && { detail: error.detail }) }
}

/** Locked tasks of projects where the member may do something; what they do not see is as if it were not there. */
export async function lockAllowed(
  ctx: Context,
  ids: readonly string[],
  flag: (row: Row) => ProjectFlag,
): Promise<{ rows: Row[]; refused: Refusal[] }> {
  const all = await lockKept(ctx, 'HydrogenTask', [...new Set(ids)])
  const projectIds = [...new Set(all.map(projectOf))]
  const [flags, projects] = await Promise.all([ownFlagsOf(ctx, projectIds), findKept(ctx, 'Project', projectIds)])
  const isOpen = new Map(projects.map((row) => [row.open_id, fieldsOf(row).status !== String(archived)]))
  const byId = new Map(all.map((row) => [row.open_id, row]))
  const rows: Row[] = []
  const refused: Refusal[] = []
  for (const id of new Set(ids)) {
    const row = byId.get(id)
    const held = row && flags.get(projectOf(row))
    if (!row || held === undefined) refused.push(refusal(id, fail('NotFound')))
    else if ((held & projectFlags[flag(row)].value) === 0)
      refused.push(refusal(id, fail('NoPermission', { missing: flag(row) })))
    else if (!isOpen.get(projectOf(row))) refused.push(refusal(id, fail('Archived')))
    else rows.push(row)
  }
  return { rows, refused }
}

/** Where nothing at all could be done, the first reason is the answer. */
export function requireSome(rows: readonly unknown[], refused: readonly Refusal[]): void {
  const [first] = refused
  if (rows.length === 0 && first) throw new Failure(first.error, first.detail)
}
