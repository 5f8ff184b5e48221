import { textHook } from '#lib/text.ts'
import { en } from '#modules/entities/components/field-editor/text.en.ts'
import { zh } from '#modules/entities/components/field-editor/text.zh.ts'

export const useFieldEditorText = textHook(zh, en)
