import { useEffect, useRef, useState } from 'react'

export type Loaded<T> =
  | { state: 'loading'; bytes: number }
  | { state: 'ready'; value: T }
  | { state: 'failed'; error: unknown }

interface Help {
  signal: AbortSignal
  onProgress: (bytes: number) => void
}

/**
 * Fetches and reads something once per key, and lets go of it when another is wanted. It is no query: the content of a
 * file is large, belongs in no cache, and its failure is shown where the file would stand.
 */
export function useLoaded<T>(key: string, load: (help: Help) => Promise<T>): Loaded<T> {
  const [held, setHeld] = useState<{ key: string; loaded: Loaded<T> }>()
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const say = (loaded: Loaded<T>) => {
      if (!signal.aborted) setHeld({ key, loaded })
    }
    latest.current({ signal, onProgress: (bytes) => say({ state: 'loading', bytes }) }).then(
      (value) => say({ state: 'ready', value }),
      (error: unknown) => say({ state: 'failed', error }),
    )
    return () => controller.abort()
  }, [key])
  return held?.key === key ? held.loaded : { state: 'loading', bytes: 0 }
}
