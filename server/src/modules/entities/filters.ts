import type { Filter } from '@cohort/contract/entities'
import { fail } from '@cohort/contract/errors'
import type { FilterOp } from '@cohort/contract/fields/field'
import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import { facetOf } from '#modules/entities/index-forms'
import { type Condition, hasTerms } from '#modules/entities/search-store'
import { fieldAt, jsonPath, type Shape, type ShapeField } from '#modules/entities/shape'
import { facetTerm, termsOfQuery } from '#modules/entities/terms'

const deepest = 5
const most = 100

/** A tree of conditions as SQL over the table `entity` (as e). Unknown fields, ops and values are 400 by their place. */
export function conditionOf(scope: Scope, filter: Filter, shape: Shape): Condition {
  let count = 0
  const build = (node: Filter, place: string, depth: number): Condition => {
    if (depth > deepest) throw fail('BadInput', { field: place, problem: `deeper than ${deepest} levels` })
    if (++count > most) throw fail('BadInput', { field: place, problem: `more than ${most} conditions` })
    if ('and' in node)
      return joined(
        node.and.map((each, at) => build(each, `${place}.and.${at}`, depth + 1)),
        'and',
      )
    if ('or' in node)
      return joined(
        node.or.map((each, at) => build(each, `${place}.or.${at}`, depth + 1)),
        'or',
      )
    return single(scope, node, shape, place)
  }
  return build(filter, 'filters', 1)
}

/**
 * The terms that every record under a filter has, from those conditions that all must hold and that name one value, and
 * whether they say all that the filter says. The filter has been checked by conditionOf.
 */
export function termsOfFilter(filter: Filter, shape: Shape): { terms: number[]; whole: boolean } {
  if ('and' in filter) {
    const parts = filter.and.map((each) => termsOfFilter(each, shape))
    return { terms: parts.flatMap(({ terms }) => terms), whole: parts.every(({ whole }) => whole) }
  }
  if ('or' in filter) {
    const [only] = filter.or
    return only && filter.or.length === 1 ? termsOfFilter(only, shape) : { terms: [], whole: false }
  }
  const field = shape.byPath.get(filter.field)
  const [value, ...others] = filter.op === 'in' && Array.isArray(filter.value) ? filter.value : [filter.value]
  const single = (filter.op === 'eq' || filter.op === 'in') && others.length === 0 && field?.kind.equality === 'facet'
  if (!single) return { terms: [], whole: false }
  const operand = field.kind.operand('eq', field.definition.options ?? {}).safeParse(value)
  return operand.success
    ? { terms: [facetTerm(facetOf(field, String(operand.data)))], whole: true }
    : { terms: [], whole: false }
}

/** An empty "and" is true of everything, an empty "or" of nothing. */
function joined(parts: Condition[], word: 'and' | 'or'): Condition {
  if (parts.length === 0) return word === 'and' ? sql<boolean>`true` : sql<boolean>`false`
  return sql<boolean>`(${sql.join(parts, word === 'and' ? sql` and ` : sql` or `)})`
}

type Single = Extract<Filter, { field: string }>

function single(scope: Scope, node: Single, shape: Shape, place: string): Condition {
  if (node.field.startsWith('meta.')) return metaCondition(node, place)
  const field = fieldAt(shape, node.field, `${place}.field`)
  if (!field.kind.ops.includes(node.op))
    throw fail('BadInput', { field: `${place}.op`, problem: `${field.kind.name} has no ${node.op}` })
  const operand = field.kind.operand(node.op, field.definition.options ?? {}).safeParse(node.value)
  if (!operand.success)
    throw fail('BadInput', { field: `${place}.value`, problem: operand.error.issues[0]?.code ?? 'invalid' })
  if (node.op === 'contains') return containsCondition(scope, shape, field, String(operand.data))
  return compare(field, node.op, operand.data)
}

const metaColumns = {
  'meta.createdAt': { column: 'created_at', time: true },
  'meta.updatedAt': { column: 'updated_at', time: true },
  'meta.createdBy': { column: 'created_by', time: false },
  'meta.updatedBy': { column: 'updated_by', time: false },
  'meta.source': { column: 'source', time: false },
  'meta.openId': { column: 'open_id', time: false },
} as const

const signs: Partial<Record<FilterOp, string>> = { eq: '=', ne: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' }

function metaCondition({ field, op, value }: Single, place: string): Condition {
  const meta = metaColumns[field as keyof typeof metaColumns]
  if (!meta) throw fail('BadInput', { field: `${place}.field`, problem: `unknown field ${field}` })
  const column = sql.ref(`e.${meta.column}`)
  const bad = () => fail('BadInput', { field: `${place}.value`, problem: 'invalid' })
  const operand = (each: unknown): unknown => {
    if (typeof each !== 'string') throw bad()
    if (!meta.time) return each
    const at = new Date(each)
    if (Number.isNaN(at.getTime())) throw bad()
    return at
  }
  if (op === 'empty') return sql<boolean>`${column} is null`
  if (op === 'notEmpty') return sql<boolean>`${column} is not null`
  if (op === 'in' && Array.isArray(value) && value.length > 0)
    return sql<boolean>`${column} in (${sql.join(value.map(operand))})`
  if (op === 'between' && meta.time && Array.isArray(value) && value.length === 2) {
    return sql<boolean>`${column} between ${operand(value[0])} and ${operand(value[1])}`
  }
  const sign = meta.time || op === 'eq' || op === 'ne' ? signs[op] : undefined
  if (!sign) throw fail('BadInput', { field: `${place}.op`, problem: `${field} has no ${op}` })
  return sql<boolean>`${column} ${sql.raw(sign)} ${operand(value)}`
}

/** The kind says how it is compared: by facets, by its number, or by the text itself. */
function compare(field: ShapeField, op: FilterOp, operand: unknown): Condition {
  if (op === 'empty') return sql<boolean>`not (${present(field)})`
  if (op === 'notEmpty') return present(field)
  if (op === 'ne') return sql<boolean>`not (${equal(field, [operand])})`
  if (op === 'eq') return equal(field, [operand])
  if (op === 'in') return equal(field, operand as unknown[])
  const value = sql`(e.nums ->> ${field.key})::float8`
  if (op === 'between') {
    const [from, to] = operand as [number, number]
    return sql<boolean>`coalesce(${value} between ${from}::float8 and ${to}::float8, false)`
  }
  return sql<boolean>`coalesce(${value} ${sql.raw(signs[op] ?? '=')} ${operand}::float8, false)`
}

/** Equal to any of them. */
function equal(field: ShapeField, operands: readonly unknown[]): Condition {
  if (field.kind.equality === 'facet') {
    return sql<boolean>`e.facets && ${operands.map((each) => facetOf(field, String(each)))}::text[]`
  }
  if (field.kind.equality === 'number') {
    return sql<boolean>`coalesce((e.nums ->> ${field.key})::float8 = any(${operands}::float8[]), false)`
  }
  const wanted = operands.map((each) => String(each).toLowerCase())
  return textCondition(jsonPath(field), (text) => sql<boolean>`lower(${text}) = any(${wanted}::text[])`)
}

/** Nothing at all, and values that hold nothing, are empty alike. */
const present = (field: ShapeField): Condition =>
  sql<boolean>`exists (select 1 from jsonb_path_query(e.data, ${jsonPath(field)}::jsonpath) as found(value) where found.value not in ('null', '""', '[]', '{}'))`

function textCondition(path: string, test: (text: RawBuilder<string>) => Condition): Condition {
  return sql<boolean>`exists (select 1 from jsonb_path_query(e.data, ${path}::jsonpath) as found(value) where ${test(sql<string>`found.value #>> '{}'`)})`
}

/** Part of a text: the keyword index narrows it down, the text itself decides. */
function containsCondition(scope: Scope, shape: Shape, field: ShapeField, part: string): Condition {
  const strings = `${jsonPath(field)}.** ? (@.type() == "string")`
  const exact = textCondition(strings, (text) => sql<boolean>`strpos(lower(${text}), ${part.toLowerCase()}) > 0`)
  // Only pairs of characters are in the index of texts; what is left over is decided by the text alone.
  const terms = termsOfQuery((part.match(/\p{Script=Han}{2,}/gu) ?? []).join(' '))
  if (!terms) return exact
  return sql<boolean>`(${hasTerms(scope, shape.type.type, terms)} and ${exact})`
}
