import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/text.en.ts'
import { zh } from '#modules/entities/text.zh.ts'

export const useEntitiesText = textHook(zh, en)
