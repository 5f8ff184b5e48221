import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/contacts/text.en.ts'
import { zh } from '#modules/entities/components/contacts/text.zh.ts'

export const useContactsText = textHook(zh, en)
