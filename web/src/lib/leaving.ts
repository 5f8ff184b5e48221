import { createContext, useContext, useSyncExternalStore } from 'react'

interface Scope {
  /** The key of the pop-up. */
  key?: string
}

/** What is closed as a whole: a pop-up has one of its own, everything else shares this one. */
export const LeaveScope = createContext<Scope>({})

/** Something on its way that leaving would lose. */
interface Held {
  /** Closing this loses it too; without one, only closing the window does. */
  scope: Scope | undefined
  abandon: () => void
}

const held = new Set<Held>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The browser asks in its own words; which ones, a page cannot say. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** Holds the window, until what is returned is called: whoever leaves meanwhile is asked first. */
export function hold(one: Held): () => void {
  if (held.size === 0) addEventListener('beforeunload', ask)
  held.add(one)
  tell()
  return () => {
    held.delete(one)
    tell()
    if (held.size === 0) removeEventListener('beforeunload', ask)
  }
}

export const losesOnClose = (scope: Scope): boolean => [...held].some((one) => one.scope === scope)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the form around has something on its way: it cannot be saved before. */
export function useLosesOnClose(): boolean {
  const scope = useContext(LeaveScope)
  return useSyncExternalStore(subscribe, () => losesOnClose(scope))
}

/** The pop-ups that have something on its way, by their keys. */
export const keysHeld = (): ReadonlySet<string> => new Set([...held].flatMap(({ scope }) => scope?.key ?? []))

/** Left all the same: nothing goes on unseen. */
export function abandon(scope: Scope): void {
  for (const one of [...held]) if (one.scope === scope) one.abandon()
}

export function abandonIn(keys: ReadonlySet<string>): void {
  for (const { scope, abandon } of [...held]) if (scope?.key && keys.has(scope.key)) abandon()
}
