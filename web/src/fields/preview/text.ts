import { en } from '#fields/preview/text.en.ts'
import { zh } from '#fields/preview/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const usePreviewText = textHook(zh, en)
