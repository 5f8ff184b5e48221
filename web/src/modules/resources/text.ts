import { textHook } from '#lib/text.ts'
import { en } from '#modules/resources/text.en.ts'
import { zh } from '#modules/resources/text.zh.ts'

export const useResourcesText = textHook(zh, en)
