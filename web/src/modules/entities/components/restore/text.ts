import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/restore/text.en.ts'
import { zh } from '#modules/entities/components/restore/text.zh.ts'

export const useRestoreText = textHook(zh, en)
