import { textHook } from '#lib/text.ts'
import { en } from '#modules/exports/text.en.ts'
import { zh } from '#modules/exports/text.zh.ts'

export const useExportsText = textHook(zh, en)
