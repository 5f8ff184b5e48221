import { textHook } from '#lib/text.ts'
import { en } from '#modules/tasks/text.en.ts'
import { zh } from '#modules/tasks/text.zh.ts'

export const useTasksText = textHook(zh, en)
