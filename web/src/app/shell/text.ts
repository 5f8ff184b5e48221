import { en } from '#app/shell/text.en.ts'
import { zh } from '#app/shell/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useShellText = textHook(zh, en)
