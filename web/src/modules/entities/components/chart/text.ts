import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/chart/text.en.ts'
import { zh } from '#modules/entities/components/chart/text.zh.ts'

export const useChartText = textHook(zh, en)
