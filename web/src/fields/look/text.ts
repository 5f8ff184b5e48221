import { en } from '#fields/look/text.en.ts'
import { zh } from '#fields/look/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useLookText = textHook(zh, en)
