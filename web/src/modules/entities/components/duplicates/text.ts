import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/duplicates/text.en.ts'
import { zh } from '#modules/entities/components/duplicates/text.zh.ts'

export const useDuplicateText = textHook(zh, en)
