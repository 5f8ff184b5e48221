import { textHook } from '#lib/text.ts'
import { en } from '#modules/resumes/components/duplicates/text.en.ts'
import { zh } from '#modules/resumes/components/duplicates/text.zh.ts'

export const useDuplicatesText = textHook(zh, en)
