import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { facetOperand, textOps } from '#fields/operands'

/** As it is dialled: without spaces, dashes, brackets and, before a mobile number, the code of the country. */
const dialled = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  const digits = value.normalize('NFKC').replace(/[\s()\-‐-―·.]/g, '')
  return digits.replace(/^(?:\+|00)?86(?=1\d{10}$)/, '').replace(/^00(?=\d)/, '+')
}

const number = z.string().regex(/^(?:1\d{10}|\+\d{6,15})$/)

/** Eleven digits starting with 1 (spec 1 §5), or an international number with its plus. */
export const phoneNumber: FieldType<string> = {
  name: 'PhoneNumber',
  words: { zh: '电话', en: 'Phone' },
  schema: () => z.preprocess(dialled, number),
  initial: () => null,
  ops: textOps,
  equality: 'facet',
  operand: facetOperand(z.preprocess(dialled, z.string().max(500))),
  text: (value) => value.replace(/^(1\d{2})(\d{4})(\d{4})$/, '$1 $2 $3'),
  csv: (value) => value,
  facets: (value) => [value],
  number: () => undefined,
  keywords: (value) => [value],
}
