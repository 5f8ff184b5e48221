import { createContext, useContext } from 'react'
import type { Viewer } from '#app/route-filter.ts'
import type { ScreenRoute } from '#lib/route.ts'

export type ShellDialog = 'switchTenant' | 'invite' | 'contact' | 'news' | 'downloads' | 'balance'

/** What parts of the frame ask each other for. */
export interface Frame {
  viewer: Viewer
  /** The whole table. */
  routes: readonly ScreenRoute[]
  openPalette: () => void
  open: (dialog: ShellDialog) => void
  logOut: () => void
}

export const FrameContext = createContext<Frame | undefined>(undefined)

export function useFrame(): Frame {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('outside the shell')
  return frame
}
