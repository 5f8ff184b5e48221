import type { FieldType } from '#fields/field'
import { singleChoice } from '#fields/single-choice'

/** One of many options, picked from a list that drops down. */
export const select: FieldType<string> = {
  ...singleChoice,
  name: 'Select',
  words: { zh: '下拉选择', en: 'Select' },
}
