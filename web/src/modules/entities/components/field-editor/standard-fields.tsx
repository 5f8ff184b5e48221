import { fieldTypes } from '@cohort/contract/fields'
import { inLocale } from '@cohort/contract/fields/values'
import type { Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/field-editor/field-editor.module.css'
import { useFieldEditorText } from '#modules/entities/components/field-editor/text.ts'

/** What the type brings along, part by part, so that nobody adds it a second time. */
export function StandardFields({ shape }: { shape: Shape }) {
  const text = useFieldEditorText()
  const locale = useLocale()
  const { type } = shape
  return (
    <details className={styles.standard}>
      <summary>
        <h2>{text.standard}</h2>
        <small>
          {type.fields.length} · {text.standardHint}
        </small>
      </summary>
      {type.sections.map(({ title, keys }) => (
        <section key={title.zh}>
          <h3>{inLocale(title, locale)}</h3>
          <ul>
            {keys.map((key) => {
              const field = type.fields.find((one) => one.key === key)
              const list = type.lists?.find((one) => one.key === key)
              const label = field?.label ?? list?.label
              return label ? (
                <li key={key}>
                  {inLocale(label, locale)}
                  <small>{field ? inLocale(fieldTypes[field.type].words, locale) : ''}</small>
                </li>
              ) : null
            })}
          </ul>
        </section>
      ))}
    </details>
  )
}
