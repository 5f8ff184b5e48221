import { isDeepStrictEqual } from 'node:util'

type Values = Record<string, unknown>

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What tells the entries of a list apart: the id of a reference, or the text itself. */
const keyOf = (entry: unknown): string | undefined => {
  if (typeof entry === 'string') return entry
  return isObject(entry) && typeof entry.openId === 'string' ? entry.openId : undefined
}

const isSet = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((entry) => keyOf(entry) !== undefined)

/** In a list of tags, texts or references each entry is undone by itself. */
function revertSet(present: unknown[], after: unknown[], before: unknown[]): unknown[] {
  const [was, is] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
  const kept = present.filter((entry) => was.has(keyOf(entry)) || !is.has(keyOf(entry)))
  const there = new Set(kept.map(keyOf))
  const back = before.filter((entry) => !is.has(keyOf(entry)) && !there.has(keyOf(entry)))
  // An entry that was there throughout keeps its place; those that come back stand where they were.
  const order = new Map(before.map((entry, at) => [keyOf(entry), at]))
  const placeOf = (entry: unknown) => order.get(keyOf(entry)) ?? before.length
  return [...kept, ...back].sort((a, b) => placeOf(a) - placeOf(b))
}

/**
 * Takes a change back out of the present values: what it set to something else is set to what it was before. What
 * somebody has changed since stays, and its path is handed to `keep`.
 */
export function revert(
  present: Values,
  after: Values,
  before: Values,
  keep: (path: string) => void,
  place = '',
): Values {
  const result: Values = { ...present }
  for (const key of new Set([...Object.keys(after), ...Object.keys(before)])) {
    const [is, was, now] = [after[key], before[key], present[key]]
    if (isDeepStrictEqual(is, was)) continue
    const path = place ? `${place}.${key}` : key
    if (isDeepStrictEqual(now, is)) {
      if (was === undefined) delete result[key]
      else result[key] = was
    } else if (isDeepStrictEqual(now, was)) {
    } else if (isObject(now) && isObject(is) && isObject(was)) result[key] = revert(now, is, was, keep, path)
    else if (isSet(now) && isSet(is ?? []) && isSet(was ?? []))
      result[key] = revertSet(now, (is ?? []) as unknown[], (was ?? []) as unknown[])
    else keep(path)
  }
  return result
}
