import { isNumeric, type Shape, type ShownField } from '#fields/shape.ts'
import { stored } from '#lib/stored.ts'

/** How someone likes to see the list of a type: which columns, in what order, how wide. */
export interface ColumnChoice {
  shown: readonly string[]
  widths: Readonly<Record<string, number>>
  /** How many columns stay in sight when the rest is scrolled: the title always. */
  frozen?: number
}

export const frozenMost = 4

type Choices = Readonly<Record<string, ColumnChoice>>

const most = 100
const least = 64
const widest = 640

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const isChoices = (value: unknown): value is Choices =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => isStrings(one?.shown) && typeof one.widths === 'object' && one.widths !== null)

/** By user and type, the hundred last used: several people may share a browser. */
export const columnChoices = stored<Choices>('columns', {}, isChoices)

/** The choice put last; the ones unused for longest fall out. */
export function kept(choices: Choices, name: string, choice: ColumnChoice): Choices {
  const { [name]: _before, ...rest } = choices
  return Object.fromEntries([...Object.entries(rest), [name, choice] as const].slice(-most))
}

export const without = (choices: Choices, name: string): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([key]) => key !== name))

/** The columns to show: the title always first, and only those that the type still has. */
export function columnsOf(shape: Shape, choice: ColumnChoice | undefined): ShownField[] {
  const [title = 'name'] = shape.type.columns
  const wanted = choice ? [title, ...choice.shown.filter((key) => key !== title)] : shape.type.columns
  return [...new Set(wanted)].map((key) => shape.fields.get(key)).filter((field) => field !== undefined)
}

/** What else could be shown, in the order of the type. */
export function hiddenColumns(shape: Shape, shown: readonly ShownField[]): ShownField[] {
  const on = new Set(shown.map(({ key }) => key))
  return [...shape.fields.values()].filter(({ key }) => !on.has(key))
}

/** A column put before another, or at the end. The title stays where it is. */
export function moved(keys: readonly string[], key: string, to: number): string[] {
  const from = keys.indexOf(key)
  if (from < 1) return [...keys]
  const rest = keys.filter((one) => one !== key)
  return rest.toSpliced(Math.max(1, Math.min(to, rest.length)), 0, key)
}

const wide: Partial<Record<string, number>> = {
  LongText: 240,
  StringArray: 220,
  MultiChoice: 180,
  LocationArray: 160,
  DateRange: 170,
  Email: 200,
  File: 200,
  PhoneNumber: 140,
  EntityReference: 136,
  Member: 110,
  Degree: 92,
  Number: 96,
  SalaryRange: 124,
  Boolean: 80,
  Rating: 100,
  Progress: 120,
  Location: 92,
  Date: 120,
  SingleChoice: 130,
  Select: 120,
}

export const bounded = (width: number): number => Math.round(Math.max(least, Math.min(widest, width)))

export const frozenOf = (choice: ColumnChoice | undefined): number =>
  Math.max(1, Math.min(frozenMost, Math.floor(choice?.frozen ?? 1)))

export function widthOf(field: ShownField, choice: ColumnChoice | undefined, title: boolean): number {
  const chosen = choice?.widths[field.key]
  if (typeof chosen === 'number') return bounded(chosen)
  if (title) return 184
  return wide[field.definition.type] ?? (isNumeric(field) ? 110 : 136)
}
