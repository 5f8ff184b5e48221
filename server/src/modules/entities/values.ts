import { isDeepStrictEqual } from 'node:util'
import { fail } from '@cohort/contract/errors'
import { type Checked, checkCustom, checkStandard } from '@cohort/contract/record-check'
import { completeResume } from '@cohort/contract/types/resume-rules'
import { type RecordData, type Shape, type ShapeField, valuesOf } from '#modules/entities/shape'

type Values = Record<string, unknown>

/**
 * Checked and normalised: every wrong value is 400 by its path. `change` is what was sent, where it is not the whole: a
 * resume is completed from it before it is checked (spec 1 §5). Against the state `before`, values of fields that were
 * deleted are kept as they are, and an option that was deleted may stay but not be chosen anew
 * (spec 2 §3); `once` is a state to go back to, whose options may stand again.
 */
export function checkedData(
  shape: Shape,
  data: RecordData,
  change: Values = data.standardFields,
  before?: RecordData,
  once?: RecordData,
): RecordData {
  const rules = shape.type.basedOn ?? shape.type.type
  const fields = rules === 'Resume' ? completeResume(data.standardFields, change) : data.standardFields
  const kept = before ? retiredValues(shape, data.customFields, before.customFields) : {}
  const live = Object.fromEntries(Object.entries(data.customFields).filter(([key]) => !(key in kept)))
  const checked = {
    standardFields: faultless(checkStandard(shape.type, fields), 'standardFields'),
    customFields: { ...kept, ...faultless(checkCustom(shape.custom, live), 'customFields') },
  }
  const earlier = [before, once].filter((state) => state !== undefined)
  for (const { field, deleted } of retiredOptionsOf(shape)) refuseDeleted(field, deleted, checked, earlier)
  return checked
}

/** Values of fields that the type no longer has, as far as nobody tries to change them. */
function retiredValues(shape: Shape, next: Values, before: Values): Values {
  const known = new Set(shape.custom.map((field) => field.key))
  return Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) => !known.has(key) && (!(key in next) || isDeepStrictEqual(next[key], value)),
    ),
  )
}

interface RetiredOptions {
  field: ShapeField
  deleted: readonly string[]
}

const retiredOf = new WeakMap<Shape, RetiredOptions[]>()

/** The fields some of whose options were deleted: of most types there are none. */
function retiredOptionsOf(shape: Shape): RetiredOptions[] {
  const known = retiredOf.get(shape)
  if (known) return known
  const all = shape.fields.map((field) => ({ field, deleted: deletedIn(field) }))
  const retired = all.filter(({ deleted }) => deleted.length > 0)
  retiredOf.set(shape, retired)
  return retired
}

const deletedIn = ({ definition }: ShapeField): string[] =>
  (definition.options?.choices ?? []).filter((choice) => choice.isDeleted).map(({ id }) => id)

function refuseDeleted(
  field: ShapeField,
  deleted: readonly string[],
  data: RecordData,
  earlier: readonly RecordData[],
): void {
  const old = earlier.flatMap((state) => valuesOf(field, state)).flat()
  const chosen = valuesOf(field, data).flat()
  if (chosen.some((id) => deleted.includes(String(id)) && !old.includes(id)))
    throw fail('BadInput', { field: field.steps.join('.'), problem: 'deleted option' })
}

function faultless({ values, faults: [fault] }: Checked, place: string): Values {
  if (fault) throw fail('BadInput', { field: [place, ...fault.path].join('.'), problem: fault.problem })
  return values
}
