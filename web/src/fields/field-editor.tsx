import { isEmpty } from '@cohort/contract/fields/values'
import { useId, useState } from 'react'
import styles from '#fields/editor.module.css'
import { Editor, type EditorProps } from '#fields/editor.tsx'
import { useFieldsText } from '#fields/text.ts'
import { Icon } from '#ui/icon.tsx'

interface Props extends Omit<EditorProps, 'describedBy'> {
  /** What is wrong with it, said below it. */
  problem?: string | undefined
}

/** The input of a field with its clear button and its problem. */
export function FieldEditor({ problem, ...props }: Props) {
  const { value, onChange, definition, autoFocus } = props
  const text = useFieldsText()
  const id = useId()
  // Editors keep what is being typed to themselves; clearing begins them anew.
  const [cleared, setCleared] = useState(0)
  const clearable = !definition.required && !isEmpty(value)
  return (
    <span className={styles.whole}>
      <span className={styles.row}>
        <span className={styles.grow}>
          <Editor
            {...props}
            key={cleared}
            autoFocus={autoFocus || cleared > 0}
            describedBy={problem === undefined ? undefined : id}
          />
        </span>
        {clearable && (
          <button
            type="button"
            className={styles.clear}
            tabIndex={-1}
            aria-label={text.clear}
            title={text.clear}
            onClick={() => {
              onChange(null)
              setCleared(cleared + 1)
            }}
          >
            <Icon name="close" size={14} />
          </button>
        )}
      </span>
      {problem !== undefined && (
        <span id={id} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  )
}
