import { z } from 'zod'
import type { FieldOptions, Words } from '#fields/field'
import type { Locale } from '#limits'

/** Small parts that several kinds of fields share. */
export const listMax = 200

export const inLocale = (words: Words, locale: Locale): string => (locale === 'en-US' ? words.en : words.zh)

/** One of it, or a list where the field says so; `idOf` tells which entries of a list are the same. */
export const oneOrMany = <V>(
  one: z.ZodType<V>,
  { multiple }: FieldOptions,
  idOf: (value: V) => string,
): z.ZodType<V | V[]> =>
  multiple
    ? z
        .array(one)
        .max(listMax)
        .overwrite((values) => onceEach(values, idOf))
    : one

const onceEach = <V>(values: V[], idOf: (value: V) => string): V[] => {
  const ids = new Set<string>()
  return values.filter((value) => !ids.has(idOf(value)) && ids.add(idOf(value)))
}

export const each = <V extends string | object>(value: V | V[]): V[] => (Array.isArray(value) ? value : [value])

export const nothingOrMany = <V>({ multiple }: FieldOptions): V[] | null => (multiple ? [] : null)

export const listText = (texts: readonly string[], locale: Locale): string =>
  texts.filter((text) => text !== '').join(locale === 'en-US' ? ', ' : '、')

/** Values hold commas more often than semicolons, and a sheet's reader splits by one sign only. */
export const listCsv = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('; ')

/** A number without grouping, exponent or the noise of binary fractions. */
export const plain = (count: number, digits = 10): string => {
  const fixed = Number.isInteger(count) ? String(count) : count.toFixed(digits).replace(/\.?0+$/, '')
  return fixed === '-0' ? '0' : fixed
}

/** Wide enough for anything counted, narrow enough to stay exact. */
export const numberMax = 1e15
export const bounded = ({ min = -numberMax, max = numberMax }: FieldOptions) => z.number().min(min).max(max)

/** A default is often kept as text in a template (spec 2 §5). */
export const defaultNumber = ({ default: value }: FieldOptions): number | null => {
  if (value === undefined || value === '' || typeof value === 'boolean') return null
  const count = Number(value)
  return Number.isFinite(count) ? count : null
}

/** Nothing was filled in: what a required field refuses and the op `empty` finds. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads older spellings before the shape is checked; anything but an object is left to the check. */
export const reading =
  (read: (value: Record<string, unknown>) => unknown) =>
  (value: unknown): unknown =>
    isRecord(value) ? read(value) : value
