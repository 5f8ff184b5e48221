import { en } from '#fields/files/text.en.ts'
import { zh } from '#fields/files/text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useFilesText = textHook(zh, en)
