import { en } from '#fields/remarks/text.en.ts'
import { zh } from '#fields/remarks/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useRemarksText = textHook(zh, en)
