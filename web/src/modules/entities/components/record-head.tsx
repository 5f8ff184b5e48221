import type { Entity } from '@cohort/contract/entities'
import { EntityReferenceCell } from '#fields/entity-reference.tsx'
import { fieldValue, nameOf, type Shape } from '#fields/shape.ts'
import { valueAt } from '#lib/value-at.ts'
import { RecordActions } from '#modules/entities/components/record-actions.tsx'
import styles from '#modules/entities/components/record-head.module.css'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

interface Props {
  record: Entity
  shape: Shape
  /** What stands after the title on a desk. */
  more: string
}

const textAt = (record: Entity, keys: readonly string[]): string | undefined => {
  const found = keys.map((key) => valueAt(record.data.standardFields, key)).find((value) => typeof value === 'string')
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** On a phone: who it is, and the ways to reach them by one tap. */
export function RecordHead({ record, shape, more }: Props) {
  const text = useEntitiesText().detail
  const name = nameOf(record)
  const tags = shape.fields.get('tags')
  const tagged = tags && fieldValue(record, tags)
  const phone = textAt(record, ['humanInfo.phone', 'phone', 'mobile'])
  const mail = textAt(record, ['humanInfo.email', 'email'])
  const ways: [IconName, string, string][] = [
    ...(phone ? [['phone', text.call, `tel:${phone}`] satisfies [IconName, string, string]] : []),
    ...(mail ? [['mail', text.mail, `mailto:${mail}`] satisfies [IconName, string, string]] : []),
  ]
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <Avatar name={name} color={colorOf(record.meta.openId)} size={48} />
        <div className={styles.words}>
          <strong>{name}</strong>
          {more && <span>{more}</span>}
        </div>
        <div className={styles.acts}>
          <RecordActions record={record} inPlace />
        </div>
      </div>
      {tags && Array.isArray(tagged) && tagged.length > 0 && (
        <EntityReferenceCell value={tagged} definition={tags.definition} text="" whole />
      )}
      {ways.length > 0 && (
        <nav className={styles.ways} aria-label={text.quick}>
          {ways.map(([icon, label, href]) => (
            <a key={href} href={href}>
              <Icon name={icon} size={18} />
              {label}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}
