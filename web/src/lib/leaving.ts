import { useSyncExternalStore } from 'react'

/** Something on its way that leaving would lose. */
interface Held {
  /** Closing the pop-up loses it too, not only closing the window. */
  withView: boolean
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

export const losesOnClose = (): boolean => [...held].some(({ withView }) => withView)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether a form has something on its way: it cannot be saved before. */
export const useLosesOnClose = (): boolean => useSyncExternalStore(subscribe, losesOnClose)

/** Left all the same: nothing goes on unseen. */
export function abandonViews(): void {
  for (const one of [...held]) if (one.withView) one.abandon()
}
