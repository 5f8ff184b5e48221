import { textHook } from '#lib/text.ts'
import { en } from '#modules/session/pages-text.en.ts'
import { zh } from '#modules/session/pages-text.zh.ts'

export const usePagesText = textHook(zh, en)
