import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/cells/text.en.ts'
import { zh } from '#modules/entities/components/cells/text.zh.ts'

export const useCellsText = textHook(zh, en)
