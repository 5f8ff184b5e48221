import { en } from '#fields/exports/text.en.ts'
import { zh } from '#fields/exports/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useExportText = textHook(zh, en)
