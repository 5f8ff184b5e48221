import { textHook } from '#lib/text.ts'
import { en } from '#modules/matching/text.en.ts'
import { zh } from '#modules/matching/text.zh.ts'

export const useMatchingText = textHook(zh, en)
