import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Draft, missingIn } from '#modules/templates/draft.ts'

/** The form about a template: what is missing shows once it was sent, and goes with what is filled in. */
export function useTemplateForm(initial: Draft, send: (draft: Draft) => void) {
  const [draft, setDraft] = useState(initial)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries === 0) return
    const flawed = form.current?.querySelector<HTMLElement>('[data-flawed]')
    const field = flawed?.matches('fieldset') ? flawed.querySelector<HTMLElement>('button') : flawed
    field?.focus()
  }, [tries])
  return {
    form,
    draft,
    setDraft,
    missing: tries > 0 ? missingIn(draft) : [],
    changed: JSON.stringify(draft) !== JSON.stringify(initial),
    submit: (event: FormEvent) => {
      event.preventDefault()
      if (missingIn(draft).length > 0) setTries(tries + 1)
      else send(draft)
    },
  }
}
