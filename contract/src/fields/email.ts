import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { facetOperand, textOps } from '#fields/operands'
import { email as address } from '#rules'

/** An e-mail address; the same one in other letters' size is the same (spec 1 §5). */
export const email: FieldType<string> = {
  name: 'Email',
  words: { zh: '邮箱', en: 'Email' },
  schema: () => z.string().trim().pipe(address),
  initial: () => null,
  ops: textOps,
  equality: 'facet',
  operand: facetOperand(z.string().trim().max(500).toLowerCase()),
  text: (value) => value,
  csv: (value) => value,
  facets: (value) => [value.toLowerCase()],
  number: () => undefined,
  keywords: (value) => [value],
}
