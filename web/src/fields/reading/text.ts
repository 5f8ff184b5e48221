import { en } from '#fields/reading/text.en.ts'
import { zh } from '#fields/reading/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useReadingText = textHook(zh, en)
