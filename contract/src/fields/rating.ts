import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { number } from '#fields/number'

/** Stars, by halves; five unless the field says otherwise. */
export const rating: FieldType<number> = {
  ...number,
  name: 'Rating',
  words: { zh: '评分', en: 'Rating' },
  schema: ({ max = 5 }) => z.number().min(0).max(max).multipleOf(0.5),
}
