import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale } from '@cohort/contract/fields/values'
import type { Template } from '@cohort/contract/templates'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/templates/components/preview.module.css'
import { TypeSwitch } from '#modules/templates/components/type-switch.tsx'
import { useTemplatesText } from '#modules/templates/text.ts'
import { Tag } from '#ui/tag.tsx'

/** A type of material: whether it is open, and the fields that come with it. */
export function PreviewType({ template }: { template: Template }) {
  const text = useTemplatesText()
  const locale = useLocale()
  const fields = entityTypeOf(template.entityType ?? '')?.fields ?? []
  return (
    <>
      <p className={styles.switch}>
        <span>{text.open(template.name)}</span>
        <TypeSwitch template={template} />
      </p>
      <p className={styles.quiet}>{text.preview.entityHint}</p>
      {fields.length > 0 && (
        <section>
          <h4>
            {text.preview.fields} <small>{text.preview.typeFields(fields.length)}</small>
          </h4>
          <p className={styles.tags}>
            {fields.map(({ key, label }) => (
              <Tag key={key}>{inLocale(label, locale)}</Tag>
            ))}
          </p>
        </section>
      )}
    </>
  )
}
