import { textHook } from '#lib/text.ts'
import { en } from '#modules/permissions/text.en.ts'
import { zh } from '#modules/permissions/text.zh.ts'

export const usePermissionsText = textHook(zh, en)
