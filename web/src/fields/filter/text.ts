import { en } from '#fields/filter/text.en.ts'
import { zh } from '#fields/filter/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useFilterText = textHook(zh, en)
