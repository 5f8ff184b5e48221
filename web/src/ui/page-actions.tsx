import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePage } from '#lib/page.ts'

/** At the right end of the frame's bar: at most one primary button, the quiet ones before it. */
export function PageActions({ children }: { children: ReactNode }) {
  const { actions } = usePage()
  return actions ? createPortal(children, actions) : null
}
