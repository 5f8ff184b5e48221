import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/links/text.en.ts'
import { zh } from '#modules/entities/components/links/text.zh.ts'

export const useLinksText = textHook(zh, en)
