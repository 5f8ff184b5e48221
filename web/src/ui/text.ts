import { textHook } from '#lib/text.ts'
import { en } from '#ui/text.en.ts'
import { zh } from '#ui/text.zh.ts'

export const useUiText = textHook(zh, en)
