import { en } from '#fields/flow/text.en.ts'
import { zh } from '#fields/flow/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useFlowText = textHook(zh, en)
