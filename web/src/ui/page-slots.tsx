import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePage } from '#lib/page.ts'

/** Beside the title of the frame: a view switch, a count. */
export function PageTools({ children }: { children: ReactNode }) {
  const { tools } = usePage()
  return tools ? createPortal(children, tools) : null
}

/** At the right end of the frame's bar: at most one primary button, the quiet ones before it. */
export function PageActions({ children }: { children: ReactNode }) {
  const { actions } = usePage()
  return actions ? createPortal(children, actions) : null
}
