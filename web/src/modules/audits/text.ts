import { textHook } from '#lib/text.ts'
import { en } from '#modules/audits/text.en.ts'
import { zh } from '#modules/audits/text.zh.ts'

export const useAuditsText = textHook(zh, en)
