import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/board/text.en.ts'
import { zh } from '#modules/entities/components/board/text.zh.ts'

export const useBoardText = textHook(zh, en)
