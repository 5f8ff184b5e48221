import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { markUnsaved } from '#app/views/unsaved.ts'
import type { View, Views } from '#app/views/views.ts'
import { useFilesText } from '#fields/files/text.ts'
import { abandonIn } from '#lib/leaving.ts'
import { confirm } from '#ui/confirm.ts'

/** The pop-ups that Back, or a link, takes away while files are on their way in them. They are tabs until it is settled. */
export const takenBetween = (before: Views, after: Views, busy: ReadonlySet<string>): readonly View[] =>
  before.popups.filter(({ key }) => busy.has(key) && after.trays.some((tray) => tray.key === key))

/** Asks about them: back to where the files are, or away, and then they go no further. */
export function useTaken(taken: readonly View[], close: (keys: ReadonlySet<string>) => void): void {
  const text = useFilesText()
  const navigate = useNavigate()
  const latest = useRef({ text, navigate, close })
  useEffect(() => {
    latest.current = { text, navigate, close }
  })
  useEffect(() => {
    const top = taken.at(-1)
    if (!top) return
    const { text } = latest.current
    const question = { title: text.leaveTitle, body: text.leaveBody, confirm: text.leave, danger: true }
    void confirm(question).then((yes) => {
      if (!yes) return void latest.current.navigate(top.href)
      const keys = new Set(taken.map(({ key }) => key))
      abandonIn(keys)
      for (const key of keys) markUnsaved(key, false)
      latest.current.close(keys)
    })
  }, [taken])
}
