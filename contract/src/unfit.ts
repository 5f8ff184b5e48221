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
export function unfit(value: unknown, place = ''): Unfit | undefined {
  if (typeof value === 'string') return value.includes('\0') ? { place, problem: 'nul' } : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (!Array.isArray(value) && !isPlain(Reflect.get(value, 'length'))) return { place, problem: 'length' }
  for (const [key, each] of Object.entries(value)) {
    if (key.includes('\0')) return { place, problem: 'nul' }
    const found = unfit(each, place ? `${place}.${key}` : key)
    if (found) return found
  }
  return undefined
}

const isPlain = (value: unknown) => value === null || !['object', 'function', 'symbol'].includes(typeof value)
