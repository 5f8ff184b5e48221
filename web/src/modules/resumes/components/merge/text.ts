import { textHook } from '#lib/text.ts'
import { en } from '#modules/resumes/components/merge/text.en.ts'
import { zh } from '#modules/resumes/components/merge/text.zh.ts'

export const useMergeText = textHook(zh, en)
