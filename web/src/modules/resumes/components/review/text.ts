import { textHook } from '#lib/text.ts'
import { en } from '#modules/resumes/components/review/text.en.ts'
import { zh } from '#modules/resumes/components/review/text.zh.ts'

export const useReviewsText = textHook(zh, en)
