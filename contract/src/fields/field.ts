import type { z } from 'zod'
import type { Locale } from '#limits'

/** Every way to compare a field with a value (decisions: Entities). */
export const filterOps = [
  'eq',
  'ne',
  'in',
  'contains',
  'gt',
  'gte',
  'lt',
  'lte',
  'between',
  'empty',
  'notEmpty',
] as const
export type FilterOp = (typeof filterOps)[number]

export const fieldTypeNames = [
  'Boolean',
  'Currency',
  'Date',
  'DateRange',
  'Degree',
  'Email',
  'EntityReference',
  'File',
  'Identification',
  'IntRange',
  'Location',
  'LocationArray',
  'LongText',
  'MultiChoice',
  'Number',
  'NumberArray',
  'Percent',
  'PhoneNumber',
  'Progress',
  'Rating',
  'SalaryRange',
  'SalaryRangeArray',
  'Select',
  'ShortText',
  'SingleChoice',
  'StringArray',
  'Uuid',
  'Website',
  'Member',
] as const
export type FieldTypeName = (typeof fieldTypeNames)[number]

export interface Words {
  zh: string
  en: string
}

/** The colours of choices and tags by name; each theme has its own shade of them. */
export const choiceColors = ['grey', 'blue', 'purple', 'amber', 'teal', 'green', 'red'] as const
export type ChoiceColor = (typeof choiceColors)[number]

/** A choice. One that was deleted keeps its records readable, but can no longer be chosen (spec 2 §3). */
export interface ChoiceOption {
  id: string
  name: Words
  color?: ChoiceColor
  isDeleted?: boolean
}

/** What a field of a type can further say about itself. */
export interface FieldOptions {
  choices?: readonly ChoiceOption[]
  /** EntityReference: which type it points at. */
  entityType?: string
  /** EntityReference, File, Member, Degree: a list rather than one. */
  multiple?: boolean
  /** File: takes nothing but pictures. */
  only?: 'picture'
  maxLength?: number
  /** Date: the hour and minute matter too. */
  withTime?: boolean
  min?: number
  max?: number
  /** What a new record begins with, as text or as itself: numbers become numbers, booleans true or false (spec 2 §5). */
  default?: string | number | boolean
}

/**
 * One kind of field: what its value looks like, how it is compared, shown, written to CSV and found. The server's index
 * and the web's cell and editor are derived from it; there is one file for each kind.
 */
export interface FieldType<V = unknown> {
  readonly name: FieldTypeName
  readonly words: Words
  /** The shape of a value. Null stands for "none" everywhere and is not part of it. */
  schema(options: FieldOptions): z.ZodType<V>
  /** What a new record begins with (spec 2 §5). */
  initial(options: FieldOptions): V | null
  readonly ops: readonly FilterOp[]
  /** By what eq, ne and in compare. gt, gte, lt, lte and between always take the number, contains always the keywords. */
  readonly equality: 'facet' | 'number' | 'text'
  /**
   * The shape of a filter's value for an op; empty and notEmpty take none. Parsing gives what is compared: a facet as
   * `facets` writes it, a number as `number` counts it (a date becomes milliseconds), or a text.
   */
  operand(op: FilterOp, options: FieldOptions): z.ZodType
  /** As a person reads it, in a cell, a tooltip, an exported text. */
  text(value: V, options: FieldOptions, locale: Locale): string
  csv(value: V, options: FieldOptions, locale: Locale): string
  /** The values by which it is filtered exactly and counted: `field=value` in the index. Empty: it has no facets. */
  facets(value: V): string[]
  /** The number by which it is sorted and compared; undefined for kinds that have none. */
  number(value: V): number | undefined
  /** The texts in which a keyword is looked for; none for kinds that keywords do not look at. */
  keywords(value: V, options: FieldOptions): string[]
}
