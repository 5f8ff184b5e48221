import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { iso } from '#fields/iso'
import { facetOperand, textOps } from '#fields/operands'
import { inLocale, reading } from '#fields/values'
import type { Locale } from '#limits'

export const identificationKinds = {
  idCard: { zh: '身份证', en: 'ID card' },
  passport: { zh: '护照', en: 'Passport' },
  other: { zh: '其他证件', en: 'Other document' },
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Eighteen characters: six of the place, eight of the birthday, three of the order, one that checks the rest (GB 11643). */
const isIdCard = (text: string): boolean => {
  if (!/^[1-9]\d{16}[\dX]$/.test(text)) return false
  const birthday = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`
  const sum = weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return iso.safeParse(birthday).success && '10X98765432'[sum % 11] === text[17]
}

const fits = ({ kind, number }: { kind: string; number: string }): boolean => {
  if (kind === 'idCard') return isIdCard(number)
  return kind === 'passport' ? /^[A-Z0-9]{5,17}$/.test(number) : true
}

const upper = (text: unknown): unknown => (typeof text === 'string' ? text.replace(/\s/g, '').toUpperCase() : text)

const identificationValue = z.preprocess(
  reading((value) => ({ ...value, number: upper(value.number) })),
  z
    .strictObject({ kind: z.enum(['idCard', 'passport', 'other']), number: z.string().min(1).max(40) })
    .refine(fits, { path: ['number'] }),
)
export type Identification = z.infer<typeof identificationValue>

const text = ({ kind, number }: Identification, locale: Locale): string =>
  `${inLocale(identificationKinds[kind], locale)} ${number}`

/** A document that says who somebody is. */
export const identification: FieldType<Identification> = {
  name: 'Identification',
  words: { zh: '证件', en: 'Identification' },
  schema: () => identificationValue,
  initial: () => null,
  ops: textOps,
  equality: 'facet',
  operand: facetOperand(z.preprocess(upper, z.string().max(500))),
  text: (value, _, locale) => text(value, locale),
  csv: (value, _, locale) => text(value, locale),
  facets: ({ number }) => [number],
  number: () => undefined,
  keywords: ({ number }) => [number],
}
