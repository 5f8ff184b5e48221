import { useSyncExternalStore } from 'react'

/** Follows a media query. */
const mediaHook = (query: string) => {
  const list = () => globalThis.matchMedia?.(query)
  const subscribe = (listener: () => void) => {
    const watched = list()
    watched?.addEventListener('change', listener)
    return () => watched?.removeEventListener('change', listener)
  }
  return (): boolean => useSyncExternalStore(subscribe, () => list()?.matches ?? false)
}

/** The phone variant of the interface: up to 640 px wide. */
export const useIsPhone = mediaHook('(max-width: 640px)')
/** Room for a side panel beside list and content. */
export const useIsWide = mediaHook('(min-width: 1280px)')
export const useSystemDark = mediaHook('(prefers-color-scheme: dark)')
