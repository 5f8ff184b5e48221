import { release } from '@cohort/contract/limits'
import { useEffect, useRef } from 'react'
import { releaseNotes } from '#app/shell/release-notes.ts'
import { useSeen } from '#app/shell/use-guide.ts'

/** The release notes hold an entry of this release: it shows once to each user (decisions: The news pop-up). */
export function useNewsOnce(show: () => void): void {
  const { seen, markSeen } = useSeen()
  const told = useRef(false)
  const id = `news-${release}`
  const due = seen !== undefined && !seen.has(id) && releaseNotes.some(({ version }) => version === release)
  useEffect(() => {
    if (!due || told.current) return
    told.current = true
    markSeen(id)
    show()
  }, [due, id, markSeen, show])
}
