import { textHook } from '#lib/text.ts'
import { en } from '#modules/people/text.en.ts'
import { zh } from '#modules/people/text.zh.ts'

export const usePeopleText = textHook(zh, en)
