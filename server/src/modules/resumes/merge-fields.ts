import { isDeepStrictEqual } from 'node:util'
import { isEmpty, listMax } from '@cohort/contract/fields/values'
import { newestFirst } from '@cohort/contract/types/resume-rules'
import { employerPart } from '#modules/entities/identity'
import { isMany, type RecordData, type Shape } from '#modules/entities/shape'

type Values = Record<string, unknown>
type Choice = 'kept' | 'merged' | 'both'

/** One thing that two records have or have not: a field, a whole history, an own field. */
interface Unit {
  /** `standardFields.humanInfo.phone` */
  path: string
  steps: readonly string[]
  join: ((kept: readonly unknown[], merged: readonly unknown[]) => unknown[]) | undefined
}

export interface MergedField {
  path: string
  kept: unknown
  merged: unknown
  proposed: unknown
  differs: boolean
  joins: boolean
}

/** The name stands in two places and is one: the second follows the first. */
const followers = new Set(['humanInfo.name'])

function unitsOf(shape: Shape): Unit[] {
  const fields = shape.fields
    .filter(({ steps, definition }) => !steps.includes('*') && !followers.has(definition.key))
    .map((field): Unit => {
      const isPlain = field.kind.name === 'Boolean'
      return { path: field.steps.join('.'), steps: field.steps, join: isMany(field) && !isPlain ? joinSets : undefined }
    })
  const lists = (shape.type.lists ?? []).map((list): Unit => {
    const steps = ['standardFields', ...list.key.split('.')]
    const naming = list.fields.find((field) => field.required)?.key ?? 'name'
    return { path: steps.join('.'), steps, join: joinHistories(naming) }
  })
  return [...fields, ...lists]
}

const at = (data: RecordData, steps: readonly string[]): unknown => {
  let value: unknown = data
  for (const step of steps) value = (value as Values | undefined | null)?.[step]
  return value ?? undefined
}

function put(data: RecordData, steps: readonly string[], value: unknown): void {
  let holder = data as unknown as Values
  for (const step of steps.slice(0, -1)) {
    holder[step] ??= {}
    holder = holder[step] as Values
  }
  const last = steps.at(-1) ?? ''
  if (isEmpty(value)) delete holder[last]
  else holder[last] = value
}

const keyOf = (value: unknown): string => {
  const { openId, fileId } = (value ?? {}) as Values
  return String(openId ?? fileId ?? JSON.stringify(value))
}

function joinSets(kept: readonly unknown[], merged: readonly unknown[]): unknown[] {
  const known = new Set(kept.map(keyOf))
  return [...kept, ...merged.filter((value) => !known.has(keyOf(value)))].slice(0, listMax)
}

const startOf = (entry: unknown): string => {
  const { dateRange } = (entry ?? {}) as { dateRange?: { start?: { iso?: string } } }
  return dateRange?.start?.iso?.slice(0, 4) ?? ''
}

/** The same job or school in both is one entry, with what only one of them says; all in the order of their beginnings. */
const joinHistories = (naming: string) => (kept: readonly unknown[], merged: readonly unknown[]) => {
  const nameOf = (entry: unknown) => employerPart(String((entry as Values)[naming] ?? ''))
  const isSame = (one: unknown, other: unknown) =>
    nameOf(one) === nameOf(other) && (startOf(one) === startOf(other) || startOf(one) === '' || startOf(other) === '')
  const rest = [...merged]
  const joined = kept.map((entry) => {
    const place = rest.findIndex((other) => isSame(entry, other))
    if (place < 0) return entry
    const [other] = rest.splice(place, 1)
    const missing = Object.entries(other as Values).filter(([key]) => isEmpty((entry as Values)[key]))
    return { ...(entry as Values), ...Object.fromEntries(missing) }
  })
  return newestFirst([...joined, ...rest]).slice(0, listMax)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : isEmpty(value) ? [] : [value])

function chosen({ join }: Unit, kept: unknown, merged: unknown, choice: Choice | undefined): unknown {
  if (choice === 'kept') return kept
  if (choice === 'merged') return merged
  if (isEmpty(kept)) return merged
  if (isEmpty(merged) || !join) return kept
  return join(listOf(kept), listOf(merged))
}

/** Field by field what the kept record would hold. Fields that neither has are not among them. */
export function mergedFields(
  shape: Shape,
  kept: RecordData,
  merged: RecordData,
  choices: Readonly<Record<string, Choice>> = {},
): MergedField[] {
  return unitsOf(shape).flatMap((unit) => {
    const [own, other] = [at(kept, unit.steps), at(merged, unit.steps)]
    if (isEmpty(own) && isEmpty(other)) return []
    const proposed = chosen(unit, own, other, choices[unit.path])
    const differs = !isEmpty(own) && !isEmpty(other) && !isDeepStrictEqual(own, other)
    return [{ path: unit.path, kept: own, merged: other, proposed, differs, joins: unit.join !== undefined }]
  })
}

/** The kept record with what it gets of the other. What no field describes stays as it was. */
export function mergedData(
  shape: Shape,
  kept: RecordData,
  merged: RecordData,
  choices?: Readonly<Record<string, Choice>>,
): RecordData {
  const data = structuredClone(kept)
  for (const { path, proposed } of mergedFields(shape, kept, merged, choices)) put(data, path.split('.'), proposed)
  const { name, humanInfo } = data.standardFields
  if (humanInfo && typeof name === 'string') (humanInfo as Values).name = name
  return data
}

/** Choices name fields of this type. */
export const unknownChoice = (shape: Shape, choices: Readonly<Record<string, unknown>>): string | undefined => {
  const known = new Set(unitsOf(shape).map(({ path }) => path))
  return Object.keys(choices).find((path) => !known.has(path))
}
