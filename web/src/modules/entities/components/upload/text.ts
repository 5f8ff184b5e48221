import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/upload/text.en.ts'
import { zh } from '#modules/entities/components/upload/text.zh.ts'

export const useUploadText = textHook(zh, en)
