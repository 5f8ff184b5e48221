import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { number } from '#fields/number'
import { defaultNumber } from '#fields/values'

/** How far something is, in whole hundredths. */
export const progress: FieldType<number> = {
  ...number,
  name: 'Progress',
  words: { zh: '进度', en: 'Progress' },
  schema: () => z.number().int().min(0).max(100),
  initial: (options) => defaultNumber(options) ?? 0,
  text: (value) => `${value}%`,
  csv: (value) => `${value}%`,
}
