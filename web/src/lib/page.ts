import { createContext, useContext, useEffect } from 'react'

/** The frame around a screen, as the screen sees it: a view of the shell, or a pop-up. */
export interface Page {
  setTitle: (title: PageTitle | undefined) => void
  /** Where the frame draws what the screen adds at the right end of its bar. */
  actions: HTMLElement | null
  /** The same just after the title, where the frame has room for it. */
  beside?: HTMLElement | null
}

export interface PageTitle {
  title: string
  /** After the title, quieter: 「平台架构师」. */
  more?: string
  /** Before the title: 「设置 ›」. */
  crumb?: string
}

export const PageContext = createContext<Page>({ setTitle: () => undefined, actions: null })
export const usePage = (): Page => useContext(PageContext)

/** Names the screen by its content: the bar, the minimised tab and the window follow. */
export function usePageTitle(title: string, more?: string, crumb?: string): void {
  const { setTitle } = usePage()
  useEffect(() => {
    setTitle(title ? { title, more, crumb } : undefined)
  }, [title, more, crumb, setTitle])
}
