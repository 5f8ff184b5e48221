const at = (value: unknown, step: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, step)
    ? (value as Record<string, unknown>)[step]
    : undefined

/** The value at a path such as `humanInfo.age`; undefined where there is none. */
export const valueAt = (values: unknown, key: string): unknown => key.split('.').reduce(at, values)
