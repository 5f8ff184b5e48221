import type { Source } from '@cohort/contract/readings'
import { createContext, useContext, useSyncExternalStore } from 'react'

/** A field whose source is lit in the file. */
export interface Lit {
  path: string
  sources: readonly Source[]
}

/** The name stands in two places and is one; the reader fills the second. */
const isUnder = (path: string, of: string): boolean =>
  path === of || path.startsWith(`${of}.`) || (of === 'name' && path === 'humanInfo.name')

/** The sources of a field and of all that is in it; where it has none, those of what it is a part of. */
export function sourcesAt(sources: readonly Source[], path: string): readonly Source[] {
  const own = sources.filter((source) => isUnder(source.path, path))
  const above = path.lastIndexOf('.')
  return own.length > 0 || above < 0 ? own : sourcesAt(sources, path.slice(0, above))
}

/** Fields tell here what the pointer or the focus is on, and the file listens; nothing else is drawn anew for it. */
export function createLight(sources: readonly Source[]) {
  let lit: Lit | undefined
  const listeners = new Set<() => void>()
  const known = new Map<string, boolean>()
  const has = (path: string): boolean => {
    const before = known.get(path)
    if (before !== undefined) return before
    const found = sources.some((source) => isUnder(source.path, path))
    known.set(path, found)
    return found
  }
  return {
    has,
    /** What was lit last stays lit until something else is: whoever looks over to the file must find it there. */
    set: (path: string): void => {
      if (lit?.path === path) return
      const found = sourcesAt(sources, path)
      if (found.length === 0) return
      lit = { path, sources: found }
      for (const listener of listeners) listener()
    },
    read: () => lit,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type Light = ReturnType<typeof createLight>

export interface ReadRecord {
  light: Light
  /** Paths of which the reader was not sure, and which nobody has changed since. */
  unsure: readonly string[]
}

/** Around a record whose file was read. */
export const ReadContext = createContext<ReadRecord | undefined>(undefined)

/** The field that the address leads to (`?at=works.0`), whether a file was read or not. */
export const PlaceContext = createContext<string | null>(null)
const intoSight = (node: Element | null): void => node?.scrollIntoView({ block: 'center' })

const dark = { read: () => undefined, subscribe: () => () => undefined }
export const useLit = (light: Light | undefined): Lit | undefined => {
  const { subscribe, read } = light ?? dark
  return useSyncExternalStore<Lit | undefined>(subscribe, read)
}

/** What a field of a record says of its source: lights it, and tells whether somebody should look at it. */
export function useSource(path: string) {
  const read = useContext(ReadContext)
  const at = useContext(PlaceContext)
  const place = at !== null && isUnder(at, path) ? { 'data-at': true, ref: intoSight } : {}
  if (!read?.light.has(path)) return { on: place, isUnsure: false }
  const set = () => read.light.set(path)
  return {
    // Not as the pointer enters: it may rest there already when what was read comes.
    on: { ...place, onMouseMove: set, onFocus: set, 'data-source': path },
    isUnsure: read.unsure.some((one) => isUnder(one, path)),
  }
}
