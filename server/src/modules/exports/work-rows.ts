import { inLocale } from '@cohort/contract/fields/values'
import type { Context } from '#kernel/context'
import { dataOf } from '#modules/entities/records'
import type { RecordData } from '#modules/entities/shape'
import { type TakenRow, takeRows } from '#modules/entities/taking'
import { type Taken, takenOf } from '#modules/exports/columns'
import { flowsOf } from '#modules/pipelines/service'
import { taskCounts } from '#modules/spaces/tree'

const withFields = (data: RecordData, more: Record<string, unknown>): RecordData => ({
  ...data,
  standardFields: { ...data.standardFields, ...more },
})

/** Projects with how many tasks each has, which no record keeps. */
export async function withCounts(ctx: Context, rows: readonly TakenRow[]): Promise<Taken[]> {
  const counts = await taskCounts(
    ctx,
    rows.map(({ open_id }) => open_id),
  )
  return rows.map((row) => {
    const taken = takenOf(row)
    return { ...taken, data: withFields(taken.data, { childrenCount: counts.get(row.open_id)?.count ?? 0 }) }
  })
}

interface TaskValues {
  name?: string
  project?: { openId: string }
  stageId?: string
  taskPayload?: { payload?: { openId: string; entityType: string } }
}

const valuesOf = (row: TakenRow): TaskValues => dataOf(row).standardFields as TaskValues

/** Tasks with the names of their stages, called like what they carry; of the asked type, with all that it holds. */
export async function carriedBy(ctx: Context, rows: readonly TakenRow[], type: string | undefined): Promise<Taken[]> {
  const [stages, payloads] = await Promise.all([stageNames(ctx, rows), payloadsOf(ctx, rows)])
  return rows.map((row) => {
    const values = valuesOf(row)
    const reference = values.taskPayload?.payload
    const payload = reference && payloads.get(`${reference.entityType}/${reference.openId}`)
    const name = payload?.standardFields.name ?? values.name
    const stageName = stages.get(values.stageId ?? '')
    return {
      row,
      data: withFields(dataOf(row), { name, ...(stageName !== undefined && { stageName }) }),
      payload: reference?.entityType === type ? payload : undefined,
    }
  })
}

async function stageNames(ctx: Context, rows: readonly TakenRow[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const flows = await flowsOf(ctx, [...new Set(rows.flatMap((row) => valuesOf(row).project?.openId ?? []))])
  return new Map(
    flows.flatMap(({ stages }) => stages.map(({ id, name }): [string, string] => [id, inLocale(name, ctx.locale)])),
  )
}

async function payloadsOf(ctx: Context, rows: readonly TakenRow[]): Promise<Map<string, RecordData>> {
  const wanted = Map.groupBy(
    rows.flatMap((row) => valuesOf(row).taskPayload?.payload ?? []),
    ({ entityType }) => entityType,
  )
  const found = await Promise.all(
    [...wanted].map(async ([type, references]) => {
      const records = await takeRows(ctx, type, [...new Set(references.map(({ openId }) => openId))])
      return records.map((record): [string, RecordData] => [`${type}/${record.open_id}`, dataOf(record)])
    }),
  )
  return new Map(found.flat())
}
