import { createContext, useContext, useEffect } from 'react'

/** The frame around a screen, as the screen sees it: a view of the shell, or a pop-up. */
export interface Page {
  setTitle: (title: PageTitle | undefined) => void
  /** Where the frame draws what the screen adds at the right end of its bar. */
  actions: HTMLElement | null
  /** The same just after the title, where the frame has room for it. */
  beside?: HTMLElement | null
}

/** Something around the screen, with the way there. */
export interface Crumb {
  name: string
  href: string
}

export interface PageTitle {
  title: string
  /** After the title, quieter: 「平台架构师」. */
  more?: string
  /** Before the title: 「设置 ›」, or what lies around it, from outside in. */
  crumb?: string | readonly Crumb[]
}

export const PageContext = createContext<Page>({ setTitle: () => undefined, actions: null })
export const usePage = (): Page => useContext(PageContext)

/** Names the screen by its content: the bar, the minimised tab and the window follow. */
export function usePageTitle(title: string, more?: string, crumb?: PageTitle['crumb']): void {
  const { setTitle } = usePage()
  // The same crumbs, listed anew, are no news.
  const crumbs = crumb && JSON.stringify(crumb)
  useEffect(() => {
    setTitle(title ? { title, more, crumb: crumbs && JSON.parse(crumbs) } : undefined)
  }, [title, more, crumbs, setTitle])
}
