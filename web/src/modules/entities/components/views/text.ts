import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/views/text.en.ts'
import { zh } from '#modules/entities/components/views/text.zh.ts'

export const useViewsText = textHook(zh, en)
