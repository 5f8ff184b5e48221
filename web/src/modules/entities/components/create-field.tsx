import { inLocale } from '@cohort/contract/fields/values'
import { Editor } from '#fields/editor.tsx'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/create.module.css'
import type { ShownField } from '#modules/entities/shape.ts'
import { useEntitiesText } from '#modules/entities/text.ts'

interface Props {
  field: ShownField
  value: unknown
  onChange: (value: unknown) => void
  required: boolean
  problem: boolean
  autoFocus: boolean
}

const wide = new Set(['LongText', 'MultiChoice', 'StringArray', 'File'])

/** A label and the way to fill it in. */
export function CreateField({ field, value, onChange, required, problem, autoFocus }: Props) {
  const text = useEntitiesText().create
  const label = inLocale(field.definition.label, useLocale())
  return (
    <div className={wide.has(field.definition.type) ? `${styles.field} ${styles.wide}` : styles.field}>
      <span className={styles.label} aria-hidden="true">
        {label}
        {required && <span className={styles.star}> *</span>}
      </span>
      <Editor
        value={value}
        onChange={onChange}
        definition={field.definition}
        label={required ? text.labelOf(label) : label}
        autoFocus={autoFocus}
      />
      {problem && (
        <span role="alert" className={styles.problem}>
          {text.requiredHint(label)}
        </span>
      )}
    </div>
  )
}
