import { textHook } from '#lib/text.ts'
import { en } from '#modules/session/legal-text.en.ts'
import { zh } from '#modules/session/legal-text.zh.ts'

export const useLegalText = textHook(zh, en)
