import { textHook } from '#lib/text.ts'
import { en } from '#modules/toolbox/text.en.ts'
import { zh } from '#modules/toolbox/text.zh.ts'

export const useToolboxText = textHook(zh, en)
