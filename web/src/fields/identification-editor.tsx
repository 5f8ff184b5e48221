import { type Identification, identificationKinds } from '@cohort/contract/fields/identification'
import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import styles from '#fields/editor.module.css'
import type { EditorProps } from '#fields/editor.tsx'
import { named } from '#fields/named.ts'
import { useFieldsText } from '#fields/text.ts'
import { useLocale } from '#lib/text.ts'

type Kind = Identification['kind']
const kinds = Object.keys(identificationKinds) as Kind[]

/** Which document, and its number. */
export function IdentificationEditor(props: EditorProps) {
  const { value, onChange, label } = props
  const text = useFieldsText().identification
  const locale = useLocale()
  const { number = '', kind: known } = (value ?? {}) as Partial<Identification>
  const [kind, setKind] = useState<Kind>(known ?? 'idCard')
  const set = (next: { kind: Kind; number: string }) => onChange(next.number.trim() === '' ? null : next)
  return (
    <span className={styles.pair}>
      <select
        className={`${styles.select} ${styles.middle}`}
        aria-label={text.kind(label)}
        value={kind}
        onChange={({ target }) => {
          const next = target.value as Kind
          setKind(next)
          set({ kind: next, number })
        }}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {inLocale(identificationKinds[one], locale)}
          </option>
        ))}
      </select>
      <input
        {...named({ ...props, label: text.number(label) })}
        className={styles.input}
        autoComplete="off"
        maxLength={40}
        value={number}
        onChange={({ target }) => set({ kind, number: target.value })}
      />
    </span>
  )
}
