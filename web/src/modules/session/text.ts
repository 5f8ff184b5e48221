import { textHook } from '#lib/text.ts'
import { en } from '#modules/session/text.en.ts'
import { zh } from '#modules/session/text.zh.ts'

export const useSessionText = textHook(zh, en)
