import { textHook } from '#lib/text.ts'
import { en } from '#modules/spaces/text.en.ts'
import { zh } from '#modules/spaces/text.zh.ts'

export const useSpacesText = textHook(zh, en)
