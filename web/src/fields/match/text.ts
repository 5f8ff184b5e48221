import { en } from '#fields/match/text.en.ts'
import { zh } from '#fields/match/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useMatchText = textHook(zh, en)
