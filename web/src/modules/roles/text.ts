import { textHook } from '#lib/text.ts'
import { en } from '#modules/roles/text.en.ts'
import { zh } from '#modules/roles/text.zh.ts'

export const useRolesText = textHook(zh, en)
