import { parseArgs } from 'node:util'
import type { Locale } from '@cohort/contract/limits'
import { InputError } from '#cli/input'

type Definitions = Record<string, { type: 'string' | 'boolean' }>
type Values = Record<string, string | boolean | undefined>

/** The options of a command; a misspelt one is told by name. */
export function optionsOf(usage: string, options: Definitions): Values {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: false }).values as Values
  } catch (error) {
    throw new InputError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

export const textOption = (values: Values, name: string): string | undefined => {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

export function neededOption(values: Values, name: string, usage: string): string {
  const value = textOption(values, name)
  if (value === undefined) throw new InputError(`--${name} is missing\n\n${usage}`)
  return value
}

export function oneOf<T extends string>(values: Values, name: string, all: readonly T[], usual: T): T {
  const value = textOption(values, name) ?? usual
  const found = all.find((one) => one === value)
  if (!found) throw new InputError(`--${name}: “${value}” is none of ${all.join(', ')}`)
  return found
}

/** zh and en are enough. */
export const localeOption = (values: Values): Locale => {
  const short = oneOf(values, 'locale', ['zh', 'en', 'zh-CN', 'en-US'] as const, 'zh-CN')
  return short.startsWith('en') ? 'en-US' : 'zh-CN'
}

export function countOption(values: Values, name: string): number | undefined {
  const value = textOption(values, name)
  if (value === undefined) return undefined
  if (!/^\d+$/.test(value) || Number(value) < 1) throw new InputError(`--${name}: “${value}” is no whole number from 1`)
  return Number(value)
}

export function todayOption(values: Values): string {
  const value = textOption(values, 'today') ?? new Date().toISOString().slice(0, 10)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || Number.isNaN(Date.parse(value)))
    throw new InputError(`--today: “${value}” is no day such as 2026-11-15`)
  return value
}
