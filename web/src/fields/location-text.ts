import { en } from '#fields/location-text.en.ts'
import { zh } from '#fields/location-text.zh.ts'
import { textHook } from '#lib/text.ts'

export const useLocationText = textHook(zh, en)
