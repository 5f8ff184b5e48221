import { inLocale } from '@cohort/contract/fields/values'
import type { FieldDefinition } from '@cohort/contract/types/type'
import { FieldEditor } from '#fields/field-editor.tsx'
import type { Among } from '#fields/use-used-words.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/create.module.css'
import { useEntitiesText } from '#modules/entities/text.ts'

interface Props {
  definition: FieldDefinition
  value: unknown
  onChange: (value: unknown) => void
  problem?: string | undefined
  autoFocus?: boolean
  among?: Among | undefined
}

const wide = new Set(['LongText', 'MultiChoice', 'StringArray', 'SalaryRange', 'SalaryRangeArray', 'DateRange', 'File'])

/** A label and the way to fill it in. */
export function CreateField({ definition, value, onChange, problem, autoFocus, among }: Props) {
  const text = useEntitiesText().create
  const label = inLocale(definition.label, useLocale())
  return (
    <div
      className={wide.has(definition.type) ? `${styles.field} ${styles.wide}` : styles.field}
      data-field={definition.key}
    >
      <span className={styles.label} aria-hidden="true">
        {label}
        {definition.required && <span className={styles.star}> *</span>}
      </span>
      <FieldEditor
        value={value}
        onChange={onChange}
        definition={definition}
        label={definition.required ? text.labelOf(label) : label}
        autoFocus={autoFocus}
        among={among}
        problem={problem}
      />
    </div>
  )
}
