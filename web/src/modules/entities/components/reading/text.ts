import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/reading/text.en.ts'
import { zh } from '#modules/entities/components/reading/text.zh.ts'

export const useReviewText = textHook(zh, en)
