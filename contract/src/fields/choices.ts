import { z } from 'zod'
import type { ChoiceOption, FieldOptions } from '#fields/field'
import { inLocale } from '#fields/values'
import type { Locale } from '#limits'

/** What can still be chosen (spec 2 §3: options flagged isDeleted are excluded). */
export const choosable = ({ choices = [] }: FieldOptions): ChoiceOption[] => choices.filter((one) => !one.isDeleted)

/** The same field without its deleted options: what a new value is checked against, where a stored one may be older. */
export const withoutDeleted = (options: FieldOptions): FieldOptions =>
  options.choices ? { ...options, choices: choosable(options) } : options

/** An option by its id, or by its name in either language, as a sheet or a parser gives it. */
const toId =
  (choices: readonly ChoiceOption[]) =>
  (value: unknown): unknown => {
    if (typeof value !== 'string' && typeof value !== 'number') return value
    const text = String(value).trim()
    if (choices.some((one) => one.id === text)) return text
    const lower = text.toLowerCase()
    const named = choices.find((one) => [one.name.zh, one.name.en].some((name) => name.toLowerCase() === lower))
    return named?.id ?? text
  }

/** Any option the field ever had; without options, any short text. */
export const choiceSchema = ({ choices = [] }: FieldOptions): z.ZodType<string> => {
  const ids = choices.map((one) => one.id)
  return z.preprocess(toId(choices), ids.length > 0 ? z.enum(ids) : z.string().min(1).max(100))
}

const optionOf = (id: string, { choices = [] }: FieldOptions): ChoiceOption | undefined =>
  choices.find((one) => one.id === id)

export const choiceText = (id: string, options: FieldOptions, locale: Locale): string => {
  const option = optionOf(id, options)
  return option ? inLocale(option.name, locale) : id
}

export const choiceKeywords = (id: string, options: FieldOptions): string[] => {
  const option = optionOf(id, options)
  return option ? [...new Set([option.name.zh, option.name.en])] : [id]
}

export const defaultChoice = (options: FieldOptions): string | null => {
  const { default: id } = options
  return choosable(options).some((one) => one.id === String(id)) ? String(id) : null
}

/** Options such as priority count upwards by their ids, and sort so. */
export const choiceNumber = (id: string): number | undefined => (/^\d{1,9}$/.test(id) ? Number(id) : undefined)
