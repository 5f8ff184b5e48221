import { fail } from '@cohort/contract/errors'
import { isoCsv } from '@cohort/contract/fields/iso'
import { inLocale, listCsv } from '@cohort/contract/fields/values'
import type { Locale } from '@cohort/contract/limits'
import { metaFields } from '@cohort/contract/types/meta'
import { dataOf } from '#modules/entities/records'
import { type RecordData, type Shape, type ShapeField, valuesOf } from '#modules/entities/shape'
import type { TakenRow } from '#modules/entities/taking'
import { isContact, maskedContact, maskedText } from '#modules/exports/masks'

/** A record that is about to be written, with what it carries where it is a task. */
export interface Taken {
  row: TakenRow
  data: RecordData
  payload: RecordData | undefined
}

export const takenOf = (row: TakenRow): Taken => ({ row, data: dataOf(row), payload: undefined })

export interface Column {
  label: string
  /** A sheet may count with it. */
  isNumber: boolean
  cell(taken: Taken): string
}

export interface Manner {
  locale: Locale
  isMasked: boolean
  /** What members are called. */
  nameOf(userId: string): string
}

/** The columns of some paths in their order; without them, all that a record has. */
export function columnsOf(
  shape: Shape,
  payload: Shape | undefined,
  paths: readonly string[] | undefined,
  manner: Manner,
): Column[] {
  return (paths ?? allPaths(shape, payload)).map((path, at) => columnAt(shape, payload, path, `columns.${at}`, manner))
}

const behind = 'payload.'

const allPaths = (shape: Shape, payload: Shape | undefined): string[] => [
  ...shape.fields.map(({ path }) => path),
  ...metaFields.map(({ key }) => key),
  ...(payload?.fields.map(({ path }) => `${behind}${path}`) ?? []),
]

function columnAt(shape: Shape, payload: Shape | undefined, path: string, place: string, manner: Manner): Column {
  const meta = metaFields.find(({ key }) => key === path)
  if (meta) return { label: inLocale(meta.label, manner.locale), isNumber: false, cell: metaCell(path, manner) }
  const isCarried = path.startsWith(behind)
  const field = isCarried ? payload?.byPath.get(path.slice(behind.length)) : shape.byPath.get(path)
  if (!field) throw fail('BadInput', { field: place, problem: `unknown field ${path}` })
  const text = textOf(field, manner)
  const ofType = isCarried ? (payload ?? shape) : shape
  return {
    label: labelOf(ofType, field, manner.locale),
    isNumber: numberKinds.has(field.kind.name),
    cell: isCarried ? ({ payload: data }) => (data ? text(data) : '') : ({ data }) => text(data),
  }
}

const numberKinds = new Set(['Number', 'Rating', 'Progress'])

/** A field of a list is called by both: Work: Company. */
function labelOf({ type }: Shape, { definition, steps }: ShapeField, locale: Locale): string {
  const own = inLocale(definition.label, locale)
  const at = steps.indexOf('*')
  const list = at < 0 ? undefined : type.lists?.find(({ key }) => key === steps.slice(1, at).join('.'))
  return list ? `${inLocale(list.label, locale)}${locale === 'en-US' ? ': ' : '：'}${own}` : own
}

function textOf(field: ShapeField, { locale, isMasked }: Manner): (data: RecordData) => string {
  const { kind, definition } = field
  const options = definition.options ?? {}
  const plain = (data: RecordData): string => {
    const values = valuesOf(field, data)
    if (values.length === 0) return ''
    const [only] = values
    return values.length === 1
      ? kind.csv(only, options, locale)
      : listCsv(values.map((each) => kind.csv(each, options, locale)))
  }
  if (!isMasked) return plain
  if (!isContact(definition)) return (data) => maskedText(plain(data))
  return (data) => listCsv(valuesOf(field, data).map((each) => maskedContact(kind.csv(each, options, locale))))
}

function metaCell(path: string, { nameOf, isMasked }: Manner): Column['cell'] {
  if (path === 'meta.createdAt') return ({ row }) => isoCsv(row.created_at.toISOString())
  if (path === 'meta.updatedAt') return ({ row }) => isoCsv(row.updated_at.toISOString())
  if (path === 'meta.createdBy') return ({ row }) => (row.created_by ? nameOf(row.created_by) : '')
  if (path === 'meta.updatedBy') return ({ row }) => (row.updated_by ? nameOf(row.updated_by) : '')
  return ({ row }) => (isMasked ? maskedText(row.source ?? '') : (row.source ?? ''))
}
