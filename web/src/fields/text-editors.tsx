import { useState } from 'react'
import styles from '#fields/editor.module.css'
import type { EditorProps } from '#fields/editor.tsx'
import { useFieldsText } from '#fields/text.ts'

const kinds: Partial<Record<string, string>> = { Email: 'email', PhoneNumber: 'tel', Website: 'url' }

export function TextEditor({ value, onChange, definition, label, autoFocus }: EditorProps) {
  return (
    <input
      className={styles.input}
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: it was opened by the click that wants to write in it
      autoFocus={autoFocus}
      inputMode={kinds[definition.type] as 'email' | 'tel' | 'url' | undefined}
      maxLength={definition.options?.maxLength ?? 500}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}

export function LongTextEditor({ value, onChange, definition, label, autoFocus }: EditorProps) {
  return (
    <textarea
      className={styles.area}
      rows={4}
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: it was opened by the click that wants to write in it
      autoFocus={autoFocus}
      maxLength={definition.options?.maxLength ?? 20_000}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}

export function DateEditor({ value, onChange, label, autoFocus }: EditorProps) {
  return (
    <input
      className={styles.input}
      type="date"
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: it was opened by the click that wants to write in it
      autoFocus={autoFocus}
      value={typeof value === 'string' ? value.slice(0, 10) : ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}

const signs = /[、,，;；]/

/** Words with commas between them; what is still being typed stays as it is typed. */
export function StringArrayEditor({ value, onChange, label, autoFocus }: EditorProps) {
  const comma = useFieldsText().listComma
  const [typed, setTyped] = useState(Array.isArray(value) ? value.join(comma) : '')
  return (
    <input
      className={styles.input}
      aria-label={label}
      // biome-ignore lint/a11y/noAutofocus: it was opened by the click that wants to write in it
      autoFocus={autoFocus}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange([...new Set(target.value.split(signs).map((word) => word.trim()))].filter(Boolean))
      }}
    />
  )
}
