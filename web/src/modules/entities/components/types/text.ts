import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/types/text.en.ts'
import { zh } from '#modules/entities/components/types/text.zh.ts'

export const useTypesText = textHook(zh, en)
