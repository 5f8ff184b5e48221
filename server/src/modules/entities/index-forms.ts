import { type RecordData, type Shape, type ShapeField, valuesOf } from '#modules/entities/shape'
import { addEmail, addName, addText, sorted, type Terms } from '#modules/entities/terms'

/** What makes a record findable, derived from its values: exact values, numbers and keyword terms. */
export interface IndexForms {
  facets: string[]
  nums: Record<string, number>
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
    for (const value of values) for (const each of field.kind.facets(value)) facets.add(facetOf(field, each))
    const number = numberOf(field, values)
    if (number !== undefined) nums[field.key] = number
  }
  return { facets: [...facets].sort(), nums }
}

export function indexFormsOf(shape: Shape, data: RecordData): IndexForms {
  const terms: Terms = new Set()
  for (const field of shape.fields) for (const value of valuesOf(field, data)) addTerms(field, value, terms)
  return { ...numberFormsOf(shape, data), terms: sorted(terms).slice(0, mostTerms) }
}

export const facetOf = (field: ShapeField, value: string): string => `${field.key}=${value.toLowerCase()}`

/** Of a list, the greatest counts: the latest date, the highest degree. */
function numberOf(field: ShapeField, values: readonly unknown[]): number | undefined {
  const numbers = values.flatMap((value) => field.kind.number(value) ?? []).filter(Number.isFinite)
  return numbers.length > 0 ? Math.max(...numbers) : undefined
}

function addTerms(field: ShapeField, value: unknown, terms: Terms): void {
  for (const text of field.kind.keywords(value, field.definition.options ?? {})) {
    if (field.definition.personName) addName(text, terms)
    else addText(text, terms)
    if (field.kind.name === 'Email') addEmail(text, terms)
  }
}
