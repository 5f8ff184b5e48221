import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/share/text.en.ts'
import { zh } from '#modules/entities/components/share/text.zh.ts'

export const useShareText = textHook(zh, en)
