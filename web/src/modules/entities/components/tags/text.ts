import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/tags/text.en.ts'
import { zh } from '#modules/entities/components/tags/text.zh.ts'

export const useTagsText = textHook(zh, en)
