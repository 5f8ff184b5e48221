import { useId } from 'react'
import styles from '#modules/resumes/components/merge/merge.module.css'
import { useMergeText } from '#modules/resumes/components/merge/text.ts'
import { Value } from '#modules/resumes/components/merge/value.tsx'
import type { Compared, Side } from '#modules/resumes/merged-fields.ts'

interface Props {
  field: Compared
  side: Side
  onChoose: (side: Side) => void
}

/** A field in which both differ: one of them is chosen, or both where both can stand. */
export function FieldRow({ field, side, onChoose }: Props) {
  const text = useMergeText()
  const name = useId()
  const sides: readonly Side[] = field.joins ? ['kept', 'merged', 'both'] : ['kept', 'merged']
  return (
    <fieldset className={styles.row} aria-label={text.choose(field.label)}>
      <span className={styles.label} aria-hidden="true">
        {field.label}
      </span>
      {sides.map((one) => (
        <label key={one} className={styles.option} data-side={one} data-chosen={side === one || undefined}>
          <input type="radio" name={name} checked={side === one} onChange={() => onChoose(one)} />
          <span className={styles.value}>
            {one !== 'both' && <small className={styles.which}>{text[one]}</small>}
            {one === 'both' ? (
              <span title={text.bothHint}>{text.both}</span>
            ) : (
              <Value field={field} value={field[one]} />
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
