import { en } from '#app/text.en.ts'
import { zh } from '#app/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useAppText = textHook(zh, en)
