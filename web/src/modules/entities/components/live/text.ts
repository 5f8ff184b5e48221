import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/live/text.en.ts'
import { zh } from '#modules/entities/components/live/text.zh.ts'

export const useLiveText = textHook(zh, en)
