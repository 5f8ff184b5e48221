/** A record's values are checked when they are written; here they are only read, and what has another shape counts as absent. */

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** By path, nested (`humanInfo.degree` in an object) or flat (a key with dots). */
export function valueAt(fields: Fields, path: string): unknown {
  if (path in fields) return fields[path]
  let value: unknown = fields
  for (const key of path.split('.')) value = isFields(value) ? value[key] : undefined
  return value
}

/** Rich text may come as `{ text }`; a choice as its id. */
export function textAt(fields: Fields, path: string): string {
  const value = valueAt(fields, path)
  if (typeof value === 'string') return value
  return isFields(value) && typeof value.text === 'string' ? value.text : ''
}

export function listAt(fields: Fields, path: string): unknown[] {
  const value = valueAt(fields, path)
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]
}

export const rowsAt = (fields: Fields, path: string): Fields[] => listAt(fields, path).filter(isFields)

export const textsAt = (fields: Fields, path: string): { text: string; path: string }[] =>
  listAt(fields, path).flatMap((value, at) =>
    typeof value === 'string' && value.trim() !== '' ? [{ text: value, path: `${path}.${at}` }] : [],
  )

export function numberAt(fields: Fields, path: string): number | undefined {
  const value = valueAt(fields, path)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

interface Pay {
  min: number
  max: number
  unit: string
}

const perMonth: Record<string, number> = { hour: 174, day: 21.75, week: 52 / 12, month: 1 }

/** One end of a salary as fen a month. */
function endOfPay(value: unknown): { fen: number; unit: string } | undefined {
  if (!isFields(value) || !isFields(value.amount)) return undefined
  const amount = value.amount.number ?? value.amount.value
  if (typeof amount !== 'number') return undefined
  const paid = typeof value.months === 'number' ? value.months : 12
  const factor = value.period === 'year' ? 1 / paid : (perMonth[String(value.period ?? 'month')] ?? 1)
  return {
    fen: Math.round(amount * factor * 100),
    unit: typeof value.amount.unit === 'string' ? value.amount.unit : 'CNY',
  }
}

export function payAt(fields: Fields, path: string): Pay | undefined {
  const value = listAt(fields, path).find(isFields)
  if (!value) return undefined
  const [low, high] = [endOfPay(value.gt), endOfPay(value.lt)]
  const either = low ?? high
  if (!either) return undefined
  return { min: (low ?? either).fen, max: (high ?? either).fen, unit: either.unit }
}
