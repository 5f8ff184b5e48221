import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/entries/text.en.ts'
import { zh } from '#modules/entities/components/entries/text.zh.ts'

export const useEntriesText = textHook(zh, en)
