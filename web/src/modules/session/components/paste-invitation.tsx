import { type FormEvent, useState } from 'react'
import styles from '#modules/session/components/form.module.css'
import { TextField } from '#modules/session/components/text-field.tsx'
import { codeOfLink } from '#modules/session/invitation-link.ts'
import { usePagesText } from '#modules/session/pages-text.ts'
import { Button } from '#ui/button.tsx'

/** For whoever was invited and ended up here: the link, or only its code. */
export function PasteInvitation({ onFound }: { onFound: (code: string) => void }) {
  const text = usePagesText().create
  const [link, setLink] = useState('')
  const [wrong, setWrong] = useState(false)
  const open = (event: FormEvent) => {
    event.preventDefault()
    const code = codeOfLink(link)
    if (code) onFound(code)
    else setWrong(true)
  }
  return (
    <form className={styles.paste} onSubmit={open} noValidate>
      <TextField
        label={text.pasteLabel}
        placeholder={text.pastePlaceholder}
        autoComplete="off"
        value={link}
        problem={wrong ? text.pasteWrong : undefined}
        onChange={(value) => {
          setLink(value)
          setWrong(false)
        }}
      />
      <Button submit size="large">
        {text.open}
      </Button>
    </form>
  )
}
