import type { Result } from '@cohort/contract/call'
import type { searchFilters } from '@cohort/contract/entities'
import { degrees } from '@cohort/contract/fields/degree'
import type { ChoiceOption } from '@cohort/contract/fields/field'
import { inLocale } from '@cohort/contract/fields/values'
import type { Context } from '#kernel/context'
import type { FacetCount } from '#modules/entities/facet-store'
import { dataOf } from '#modules/entities/records'
import { cap } from '#modules/entities/search-store'
import { isMany, type RecordData, type ShapeField, valuesOf } from '#modules/entities/shape'
import * as store from '#modules/entities/store'

type Facets = Result<typeof searchFilters>['filters']

export const optionsOf = ({ kind, definition }: ShapeField): readonly ChoiceOption[] =>
  kind.name === 'Degree' ? degrees : (definition.options?.choices ?? [])

/** How often each value of some fields occurs, named as the reader knows it. */
export async function namedFacets(
  ctx: Context,
  type: string,
  fields: readonly ShapeField[],
  rows: readonly FacetCount[],
  total: number,
): Promise<Facets> {
  if (fields.length === 0) return []
  const samples = await samplesOf(ctx, type, fields, rows)
  const capped = total > cap
  return fields.map((field) => {
    const own = rows.filter((row) => row.key === field.key)
    const known = own[0]?.of_key ?? 0
    return {
      field: field.path,
      values: own.map((row) => ({ ...namedValue(ctx, field, row, samples), count: row.n, capped })),
      ...(!isMany(field) && { missing: Math.max(0, Math.min(total, cap) - known) }),
    }
  })
}

const isNamedBySelf = (field: ShapeField): boolean => field.kind.name === 'Boolean' || optionsOf(field).length > 0

/** The index keeps values in small letters; a record that has one shows how it is written, and what a reference is called. */
async function samplesOf(
  ctx: Context,
  type: string,
  fields: readonly ShapeField[],
  rows: readonly FacetCount[],
): Promise<ReadonlyMap<string, RecordData>> {
  const open = new Set(fields.filter((field) => !isNamedBySelf(field)).map((field) => field.key))
  const ids = [...new Set(rows.filter((row) => open.has(row.key)).map((row) => row.sample))]
  if (ids.length === 0) return new Map()
  return new Map((await store.findMany(ctx, type, ids)).map((row) => [row.open_id, dataOf(row)]))
}

interface Named {
  /** What a filter compares with: of choices, members and references their id as it is. */
  value: string
  name: string
}

function namedValue(ctx: Context, field: ShapeField, row: FacetCount, samples: ReadonlyMap<string, RecordData>): Named {
  const value = row.facet.slice(row.key.length + 1)
  const option = optionsOf(field).find((choice) => choice.id.toLowerCase() === value)
  if (option) return { value: option.id, name: inLocale(option.name, ctx.locale) }
  if (field.kind.name === 'Boolean') return { value, name: field.kind.text(value === 'true', {}, ctx.locale) }
  const sample = samples.get(row.sample)
  return (sample && spelled(field, value, sample)) ?? { value, name: value }
}

function spelled(field: ShapeField, value: string, data: RecordData): Named | undefined {
  const values = valuesOf(field, data)
  if (field.kind.name === 'EntityReference' || field.kind.name === 'Member') {
    const reference = values.flat().find((each) => (each as { openId: string }).openId.toLowerCase() === value)
    if (!reference) return undefined
    return { value: (reference as { openId: string }).openId, name: field.kind.text(reference, {}, 'zh-CN') }
  }
  const text = values.flatMap((each) => field.kind.facets(each)).find((facet) => facet.toLowerCase() === value)
  return text === undefined ? undefined : { value, name: text }
}
