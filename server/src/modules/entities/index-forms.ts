import { type Mark, marksOf } from '#modules/entities/identity'
import { type RecordData, type Shape, type ShapeField, valuesOf } from '#modules/entities/shape'
import { addEmail, addName, addText, facetTerm, type Terms } from '#modules/entities/terms'
import { textRank } from '#modules/entities/text-rank'

/** What makes a record findable, derived from its values: exact values, numbers and keyword terms. */
export interface IndexForms {
  facets: string[]
  nums: Record<string, number>
  /** What a person is known by; nothing of other records. */
  marks: Mark[]
  /** In no order; the index puts them in its own. */
  terms: number[]
}

/** A record of many thousand words is found by its first ones; this bounds what one record can cost. */
const mostTerms = 20_000

/** What filters, sorts and counts need; keywords cost several times as much. */
export function numberFormsOf(shape: Shape, data: RecordData): Omit<IndexForms, 'terms'> {
  const facets = new Set<string>()
  const nums: Record<string, number> = {}
  for (const field of shape.fields) {
    const values = valuesOf(field, data)
    if (values.length === 0) continue
    for (const value of values) for (const each of field.kind.facets(value)) facets.add(facetOf(field, each))
    const number = numberOf(field, values)
    if (number !== undefined) nums[field.key] = number
  }
  return { facets: [...facets].sort(), nums, marks: shape.type.type === 'Resume' ? marksOf(data) : [] }
}

/** Keywords, with the values that filters rely on first: those are never cut off. */
export function termsOf(shape: Shape, data: RecordData, facets: readonly string[]): number[] {
  const terms: Terms = new Set()
  for (const facet of facets) terms.add(facetTerm(facet))
  for (const field of shape.fields) for (const value of valuesOf(field, data)) addTerms(field, value, terms)
  return [...terms].slice(0, mostTerms)
}

export function indexFormsOf(shape: Shape, data: RecordData): IndexForms {
  const numbers = numberFormsOf(shape, data)
  return { ...numbers, terms: termsOf(shape, data, numbers.facets) }
}

export const facetOf = (field: ShapeField, value: string): string => `${field.key}=${value.toLowerCase()}`

/** Of a list, the greatest counts: the latest date, the highest degree. Choices and texts are ranked by the first. */
function numberOf(field: ShapeField, values: readonly unknown[]): number | undefined {
  if (field.order === 'none') return undefined
  if (field.order === 'choice') return placeOf(field, values[0])
  if (field.order === 'text') return rankOf(field, values[0])
  let greatest: number | undefined
  for (const value of values) {
    const number = field.kind.number(value) ?? Number.NaN
    if (Number.isFinite(number) && number > (greatest ?? Number.NEGATIVE_INFINITY)) greatest = number
  }
  return greatest
}

/** Choices stand in the order in which they are offered; ids that count, such as priorities, by their numbers. */
function placeOf({ definition, kind }: ShapeField, value: unknown): number | undefined {
  const [id] = Array.isArray(value) ? value : [value]
  const at = (definition.options?.choices ?? []).findIndex((choice) => choice.id === id)
  return kind.number(value) ?? (at >= 0 ? at : undefined)
}

function rankOf({ definition, kind }: ShapeField, value: unknown): number | undefined {
  const text = kind.text(value, definition.options ?? {}, 'zh-CN')
  return text === '' ? undefined : textRank(text, definition.personName)
}

function addTerms(field: ShapeField, value: unknown, terms: Terms): void {
  for (const text of field.kind.keywords(value, field.definition.options ?? {})) {
    if (field.definition.personName) addName(text, terms)
    else addText(text, terms)
    if (field.kind.name === 'Email') addEmail(text, terms)
  }
}
