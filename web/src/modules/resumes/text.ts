import { textHook } from '#lib/text.ts'
import { en } from '#modules/resumes/text.en.ts'
import { zh } from '#modules/resumes/text.zh.ts'

export const useResumesText = textHook(zh, en)
