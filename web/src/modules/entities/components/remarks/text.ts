import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/remarks/text.en.ts'
import { zh } from '#modules/entities/components/remarks/text.zh.ts'

export const useRemarksText = textHook(zh, en)
