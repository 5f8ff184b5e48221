import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/bulk/text.en.ts'
import { zh } from '#modules/entities/components/bulk/text.zh.ts'

export const useBulkText = textHook(zh, en)
