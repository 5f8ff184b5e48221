import { useCallback, useState } from 'react'
import { keptTitles } from '#app/views/kept.ts'
import type { PageTitle } from '#lib/page.ts'

/** Titles that screens gave themselves, by view. A minimised tab keeps its title over a reload. */
export function useTitles() {
  const [titles, setTitles] = useState<Record<string, string>>(() => keptTitles.read())
  const onTitle = useCallback((key: string, title: PageTitle | undefined) => {
    if (!title) return
    setTitles((now) => {
      const whole = [title.title, title.more].filter(Boolean).join(' · ')
      if (now[key] === whole) return now
      const next = { ...now, [key]: whole }
      keptTitles.write(next)
      return next
    })
  }, [])
  return { titles, onTitle }
}
