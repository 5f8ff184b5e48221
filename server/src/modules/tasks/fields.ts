import { may } from '@cohort/contract/access'
import { fail } from '@cohort/contract/errors'
import { isEmpty } from '@cohort/contract/fields/values'
import type { RequiredField, Stage } from '@cohort/contract/pipelines'
import type { Context } from '#kernel/context'
import type { Row, Values } from '#modules/entities/kept'
import { changeHere } from '#modules/entities/records'
import { fieldAt, type RecordData, type Shape, valuesOf } from '#modules/entities/shape'
import { keptShape, shapeFor } from '#modules/entities/shapes'
import { payloadOf } from '#modules/tasks/shown'

/** Values that were sent by path, for tasks and for what they carry. */
export interface Sent {
  task: ReadonlyMap<string, unknown>
  payload: ReadonlyMap<string, unknown>
}

export function sentFields(fields: Values | undefined, place: string): Sent {
  const sent = { task: new Map<string, unknown>(), payload: new Map<string, unknown>() }
  for (const [key, value] of Object.entries(fields ?? {})) {
    const [of = '', ...path] = key.split('.')
    if (of !== 'task' && of !== 'payload') throw fail('BadInput', { field: `${place}.${key}`, problem: 'unknown' })
    sent[of].set(path.join('.'), value)
  }
  return sent
}

/** Fields that the server keeps: where a task is and what it carries is changed by moves alone. */
const fixed = /^data\.standardFields\.(project|taskPayload|pipelineId|stageId|stageName|subStatusId|recommend)/

/** A record with some values set by their paths. An unknown field is bad input that names it. */
export function withValues(
  shape: Shape,
  data: RecordData,
  values: ReadonlyMap<string, unknown>,
  place: string,
): RecordData {
  const next = structuredClone(data)
  for (const [path, value] of values) {
    const { steps } = fieldAt(shape, path, `${place}.${path}`)
    if (steps.includes('*') || (shape.type.type === 'HydrogenTask' && fixed.test(path)))
      throw fail('BadInput', { field: `${place}.${path}`, problem: 'not to be set here' })
    setAt(next as unknown as Values, steps, value)
  }
  return next
}

function setAt(target: Values, [head = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    target[head] = value
    return
  }
  const inner = target[head]
  const kept = (typeof inner === 'object' && inner !== null ? inner : {}) as Values
  target[head] = kept
  setAt(kept, rest, value)
}

/** Which of a stage’s required fields are empty; undefined: nothing is missing. */
export async function missingFor(
  ctx: Context,
  stage: Stage,
  task: RecordData,
  payload: { type: string; data: RecordData } | undefined,
): Promise<RequiredField[]> {
  const missing: RequiredField[] = []
  for (const required of stage.requiredFields) {
    const data = required.of === 'task' ? task : payload?.data
    const shape = await keptShape(ctx, required.of === 'task' ? 'HydrogenTask' : (payload?.type ?? 'HydrogenTask'))
    const field = shape.byPath.get(required.field)
    // A field that was deleted since is asked of nobody.
    if (field && data && !valuesOf(field, data).some((value) => !isEmpty(value))) missing.push(required)
  }
  return missing
}

/** What is sent for the records that tasks carry is written with the right to edit materials, as anywhere else. */
export async function writePayload(ctx: Context, row: Row, sent: Sent, place: string): Promise<void> {
  const reference = payloadOf(row)
  if (sent.payload.size === 0 || !reference) return
  if (!may(ctx.who?.rights, { any: ['material.edit'] })) throw fail('NoPermission', { missing: 'material.edit' })
  const shape = await shapeFor(ctx, reference.entityType)
  const make = (before: RecordData) => withValues(shape, before, sent.payload, `${place}.payload`)
  await changeHere(ctx, shape, { openId: reference.openId, version: undefined, make, sent: {} })
}
