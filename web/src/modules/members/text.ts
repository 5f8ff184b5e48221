import { textHook } from '#lib/text.ts'
import { en } from '#modules/members/text.en.ts'
import { zh } from '#modules/members/text.zh.ts'

export const useMembersText = textHook(zh, en)
