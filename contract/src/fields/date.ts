import type { FieldType } from '#fields/field'
import { iso, isoCsv, isoText, startOf } from '#fields/iso'
import { dateOperand, dateOps } from '#fields/operands'

/** A day or an instant; a year or a month where no more is known, as with birthdays in resumes. */
export const date: FieldType<string> = {
  name: 'Date',
  words: { zh: '日期', en: 'Date' },
  schema: () => iso,
  initial: ({ default: value }) => (iso.safeParse(value).success ? String(value) : null),
  ops: dateOps,
  equality: 'number',
  operand: dateOperand,
  text: (value, _, locale) => isoText(value, locale),
  csv: isoCsv,
  facets: () => [],
  number: startOf,
  keywords: () => [],
}
