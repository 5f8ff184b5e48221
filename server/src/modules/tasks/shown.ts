import type { Entity } from '@cohort/contract/entities'
import { inLocale } from '@cohort/contract/fields/values'
import type { Pipeline, Stage } from '@cohort/contract/pipelines'
import { userOfMemberId } from '@cohort/contract/rules'
import type { Task } from '@cohort/contract/tasks'
import type { EntityType } from '@cohort/contract/types/type'
import type { Context } from '#kernel/context'
import { fieldsOf, findKept, type Row, toEntity, type Values } from '#modules/entities/kept'
import { findAnyType } from '#modules/entities/shapes'
import { findPlaces } from '#modules/ordering/service'
import { flowsOf } from '#modules/pipelines/service'

/** What a task keeps beside the fields of its type. */
export interface TaskFields {
  name: string
  project: { openId: string; entityType: string; name: string }
  taskPayload?: { entityType: string; payload: { openId: string; entityType: string; name: string } }
  pipelineId: string
  stageId: string
  subStatusId?: string
  current?: { assignee?: { openId: string; name?: string } }
  extendData?: { startTime?: string; timeoutTime?: string }
  priority?: string
  recommendReason?: string
  recommendBy?: string
  recommendAt?: string
}

export const taskFields = (row: Row): TaskFields => fieldsOf(row) as unknown as TaskFields
export const projectOf = (row: Row): string => taskFields(row).project.openId
export const payloadOf = (row: Row) => taskFields(row).taskPayload?.payload

export const stageIn = (flows: readonly Pipeline[], stageId: string): { flow: Pipeline; stage: Stage } | undefined => {
  for (const flow of flows) {
    const stage = flow.stages.find(({ id }) => id === stageId)
    if (stage) return { flow, stage }
  }
  return undefined
}

/** Where a task may go from its stage. */
export const targetsOf = (flow: Pipeline, stage: Stage): string[] =>
  (stage.mobileRules.to ?? flow.stages.map(({ id }) => id)).filter((id) => id !== stage.id)

interface Known {
  flows?: readonly Pipeline[]
  /** The records that are carried, whole instead of what a card shows. */
  isWhole?: boolean
}

/** Tasks as they are shown: where they stand, where they may go, and what they carry. */
export async function shown(
  ctx: Context,
  rows: readonly Row[],
  { flows, isWhole = false }: Known = {},
): Promise<Task[]> {
  if (rows.length === 0) return []
  const [known, places, payloads] = await Promise.all([
    flows ?? flowsOf(ctx, [...new Set(rows.map(projectOf))]),
    findPlaces(
      ctx,
      rows.map((row) => row.open_id),
    ),
    payloadsOf(ctx, rows, isWhole),
  ])
  const placeOf = new Map(places.map((place) => [place.itemId, place]))
  return rows.map((row) => {
    const fields = taskFields(row)
    const at = stageIn(known, fields.stageId)
    const reference = payloadOf(row)
    const payload = (reference && payloads.get(`${reference.entityType}/${reference.openId}`)) ?? null
    return {
      ...toEntity(row),
      id: row.open_id,
      // As the record is called now, where there is one.
      name: String(payload?.data.standardFields.name ?? fields.name),
      projectId: fields.project.openId,
      pipelineId: fields.pipelineId,
      stageId: fields.stageId,
      stageName: at ? inLocale(at.stage.name, ctx.locale) : '',
      subStatusId: fields.subStatusId ?? null,
      assignId: fields.current?.assignee ? userOfMemberId(fields.current.assignee.openId) : null,
      priority: Number(fields.priority ?? 0),
      mobileRules: at ? targetsOf(at.flow, at.stage) : [],
      enteredAt: (placeOf.get(row.open_id)?.at ?? row.created_at).toISOString(),
      recommendReason: fields.recommendReason ?? '',
      payload,
    }
  })
}

async function payloadsOf(ctx: Context, rows: readonly Row[], isWhole: boolean): Promise<Map<string, Entity>> {
  const wanted = Map.groupBy(
    rows.flatMap((row) => payloadOf(row) ?? []),
    ({ entityType }) => entityType,
  )
  const found = await Promise.all(
    [...wanted].map(async ([type, references]) => {
      const [definition, records] = await Promise.all([
        findAnyType(ctx, type),
        findKept(ctx, type, [...new Set(references.map(({ openId }) => openId))]),
      ])
      return records.map((record) => {
        const entity = toEntity(record)
        return [`${type}/${record.open_id}`, isWhole || !definition ? entity : brief(entity, definition)] as const
      })
    }),
  )
  return new Map(found.flat())
}

/** What a card shows of a record: the columns of its list. */
function brief(entity: Entity, { columns }: EntityType): Entity {
  const from = entity.data.standardFields
  const standardFields: Values = {}
  for (const key of ['name', 'humanInfo.avatar', 'tags', ...columns]) {
    const [head = '', ...rest] = key.split('.')
    const value = from[head]
    if (value === undefined) continue
    standardFields[head] = rest.length > 0 && !Array.isArray(value) ? picked(standardFields[head], value, rest) : value
  }
  return { ...entity, data: { standardFields, customFields: {} } }
}

function picked(had: unknown, from: unknown, [head = '', ...rest]: readonly string[]): unknown {
  if (typeof from !== 'object' || from === null) return had
  const value = (from as Values)[head]
  if (value === undefined) return had
  const kept = (typeof had === 'object' && had !== null ? had : {}) as Values
  return { ...kept, [head]: rest.length > 0 ? picked(kept[head], value, rest) : value }
}
