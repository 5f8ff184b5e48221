import { textHook } from '#lib/text.ts'
import { en } from '#modules/resources/components/limits/text.en.ts'
import { zh } from '#modules/resources/components/limits/text.zh.ts'

export const useLimitsText = textHook(zh, en)
