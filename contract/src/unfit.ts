/** A place in what was sent that no schema may be shown, and why. */
export interface Unfit {
  readonly place: string
  readonly problem: 'nul' | 'length'
}

/**
 * What is looked for before any schema looks. A NUL, because PostgreSQL keeps none in a text. A `length` that is no plain
 * value, because a schema's check of length looks at whatever is called so, also of what is neither text nor list, and
 * throws where it will not become a number.
 */
export const unfit = (value: unknown): Unfit | undefined => (fits(value) ? undefined : unfitIn(value, ''))

/** Whether there is no such place. Nearly always: it is told apart without naming each place on the way. */
function fits(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(fits)
  if (!isPlain(Reflect.get(value, 'length'))) return false
  return Object.keys(value).every((key) => !key.includes('\0') && fits((value as Record<string, unknown>)[key]))
}

function unfitIn(value: unknown, place: string): Unfit | undefined {
  if (typeof value === 'string') return value.includes('\0') ? { place, problem: 'nul' } : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value) && !isPlain(Reflect.get(value, 'length'))) return { place, problem: 'length' }
  for (const [key, each] of Object.entries(value)) {
    if (key.includes('\0')) return { place, problem: 'nul' }
    const found = unfitIn(each, place ? `${place}.${key}` : key)
    if (found) return found
  }
  return undefined
}

const isPlain = (value: unknown): boolean =>
  value === null || (typeof value !== 'object' && typeof value !== 'function' && typeof value !== 'symbol')
