import { useLayoutEffect, useRef } from 'react'
import styles from '#fields/editor.module.css'
import type { EditorProps } from '#fields/editor.tsx'
import { named } from '#fields/named.ts'

const kinds: Partial<Record<string, 'email' | 'tel' | 'url'>> = { Email: 'email', PhoneNumber: 'tel', Website: 'url' }

export function TextEditor(props: EditorProps) {
  const { value, onChange, definition } = props
  return (
    <input
      {...named(props)}
      className={styles.input}
      inputMode={kinds[definition.type]}
      autoComplete="off"
      maxLength={definition.options?.maxLength ?? 500}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}

const tallest = 360
const tooFar = 1_000_000

/** As tall as what is written in it. */
export function LongTextEditor(props: EditorProps) {
  const { value, onChange, definition, autoFocus } = props
  const written = typeof value === 'string' ? value : ''
  const area = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    if (!area.current) return
    area.current.style.height = 'auto'
    area.current.style.height = `${Math.min(tallest, area.current.scrollHeight + 2)}px`
  }, [written])
  // Whoever opens it goes on writing at its end.
  useLayoutEffect(() => {
    if (autoFocus) area.current?.setSelectionRange(tooFar, tooFar)
  }, [autoFocus])
  return (
    <textarea
      {...named(props)}
      ref={area}
      className={styles.area}
      rows={3}
      maxLength={definition.options?.maxLength ?? 20_000}
      value={written}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}
