import type { FieldType } from '#fields/field'
import { number } from '#fields/number'
import { plain } from '#fields/values'

/** Kept as it is read: 12.5 is 12.5%. */
export const percent: FieldType<number> = {
  ...number,
  name: 'Percent',
  words: { zh: '百分比', en: 'Percent' },
  text: (value) => `${plain(value, 2)}%`,
  csv: (value) => `${plain(value)}%`,
}
