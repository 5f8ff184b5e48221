import { en } from '#fields/text.en.ts'
import { zh } from '#fields/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useFieldsText = textHook(zh, en)
