import { textHook } from '#lib/text.ts'
import { en } from '#modules/resumes/components/intake/text.en.ts'
import { zh } from '#modules/resumes/components/intake/text.zh.ts'

export const useIntakeText = textHook(zh, en)
