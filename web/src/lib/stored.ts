import { useSyncExternalStore } from 'react'

export interface Stored<T> {
  read: () => T
  write: (value: T) => void
  use: () => T
}

/**
 * A value remembered by this browser (or only this tab), shared by every component that uses it. What is found there was
 * written by an older release or by hand: `check` says whether it can still be used.
 */
export function stored<T>(
  name: string,
  initial: T,
  check: (value: unknown) => value is T,
  area = localArea,
): Stored<T> {
  const key = `cohort.${name}`
  const listeners = new Set<() => void>()
  let value = load(area(), key, initial, check)
  const changed = () => {
    for (const listener of listeners) listener()
  }
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== key) return
    value = load(area(), key, initial, check)
    changed()
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    read: () => value,
    write: (next) => {
      value = next
      keep(area(), key, next)
      changed()
    },
    use: () => useSyncExternalStore(subscribe, () => value),
  }
}

type Area = () => Storage | undefined
/** Storage can be forbidden by the browser; then things are remembered until the page is left. */
const reach = (find: () => Storage): Storage | undefined => {
  try {
    return find()
  } catch {
    return undefined
  }
}
const localArea: Area = () => reach(() => globalThis.localStorage)
export const tabArea: Area = () => reach(() => globalThis.sessionStorage)

function load<T>(area: Storage | undefined, key: string, initial: T, check: (value: unknown) => value is T): T {
  try {
    const found: unknown = JSON.parse(area?.getItem(key) ?? 'null')
    return check(found) ? found : initial
  } catch {
    return initial
  }
}

function keep(area: Storage | undefined, key: string, value: unknown): void {
  try {
    area?.setItem(key, JSON.stringify(value))
  } catch {
    // Full or forbidden: the value still holds until the page is left.
  }
}

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
export const isOneOf =
  <T extends string>(...options: T[]) =>
  (value: unknown): value is T =>
    options.some((option) => option === value)
