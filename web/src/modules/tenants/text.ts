import { textHook } from '#lib/text.ts'
import { en } from '#modules/tenants/text.en.ts'
import { zh } from '#modules/tenants/text.zh.ts'

export const useTenantsText = textHook(zh, en)
