import { textHook } from '#lib/text.ts'
import { en } from '#modules/templates/text.en.ts'
import { zh } from '#modules/templates/text.zh.ts'

export const useTemplatesText = textHook(zh, en)
