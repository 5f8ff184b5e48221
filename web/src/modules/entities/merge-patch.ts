type Values = Readonly<Record<string, unknown>>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The JSON merge patch (RFC 7396) that makes the one of the other; what is gone is null. */
export function patchTo(now: Values, wanted: Values): Record<string, unknown> {
  const patch: Record<string, unknown> = {}
  for (const key of new Set([...Object.keys(now), ...Object.keys(wanted)])) {
    const [from, to] = [now[key], wanted[key]]
    if (JSON.stringify(from) === JSON.stringify(to)) continue
    if (isValues(from) && isValues(to)) {
      const inner = patchTo(from, to)
      if (Object.keys(inner).length > 0) patch[key] = inner
    } else patch[key] = to ?? null
  }
  return patch
}
