import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePage } from '#lib/page.ts'

/** Just after the title: in which of its views a screen is seen. Nothing on a phone, where there is no room. */
export function PageViews({ children }: { children: ReactNode }) {
  const { beside } = usePage()
  return beside ? createPortal(children, beside) : null
}

/** At the right end of the frame's bar: at most one primary button, the quiet ones before it. */
export function PageActions({ children }: { children: ReactNode }) {
  const { actions } = usePage()
  return actions ? createPortal(children, actions) : null
}
