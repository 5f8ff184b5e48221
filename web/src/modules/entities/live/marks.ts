import { useSyncExternalStore } from 'react'

/** What somebody else just did to a record that is in sight. */
export type LiveMark = 'changed' | 'gone'

const marks = new Map<string, LiveMark>()
const listeners = new Set<() => void>()
const shownMs = 2_400

const changed = () => {
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** A changed row glows for a moment; a deleted one is crossed out until the list is asked for anew. */
export function markRecord(openId: string, mark: LiveMark | undefined): void {
  if (mark) marks.set(openId, mark)
  else marks.delete(openId)
  if (mark === 'changed') {
    setTimeout(() => {
      if (marks.get(openId) !== 'changed') return
      marks.delete(openId)
      changed()
    }, shownMs)
  }
  changed()
}

export const useLiveMark = (openId: string): LiveMark | undefined =>
  useSyncExternalStore(subscribe, () => marks.get(openId))
