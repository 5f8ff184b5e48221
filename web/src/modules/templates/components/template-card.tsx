import type { Template } from '@cohort/contract/templates'
import { useEffect, useRef } from 'react'
import styles from '#modules/templates/components/template-card.module.css'
import { Tile } from '#modules/templates/components/tile.tsx'
import { TypeSwitch } from '#modules/templates/components/type-switch.tsx'
import { useTemplatesText } from '#modules/templates/text.ts'
import { useTypeNames } from '#modules/templates/use-type-names.ts'
import { Tag } from '#ui/tag.tsx'

interface Props {
  template: Template
  chosen: boolean
  onChoose: () => void
}

/** One template to choose. The switch of a type of material lies beside the button, not in it. */
export function TemplateCard({ template, chosen, onChoose }: Props) {
  const { name, remark, color, icon, type, recordTypes } = template
  const typeName = useTypeNames()
  const isType = type === 'entity'
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen) card.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <li ref={card} className={isType ? `${styles.card} ${styles.type}` : styles.card}>
      <button type="button" className={styles.choose} aria-pressed={chosen} onClick={onChoose}>
        <span className={styles.head}>
          <Tile color={color} icon={icon} />
          <strong className={styles.name} title={name}>
            {name}
          </strong>
        </span>
        {remark && <span className={styles.remark}>{remark}</span>}
        {!isType && (
          <span className={styles.foot}>
            <ScopeTag template={template} />
            {recordTypes.map((one) => (
              <Tag key={one}>{typeName(one)}</Tag>
            ))}
          </span>
        )}
      </button>
      {isType && (
        <span className={styles.switch}>
          <TypeSwitch template={template} />
        </span>
      )}
    </li>
  )
}

/** Whom it is for. */
export function ScopeTag({ template: { scopeName } }: { template: Template }) {
  const text = useTemplatesText()
  return scopeName === 'common' ? (
    <Tag tone="outline" title={text.commonTitle}>
      {text.common}
    </Tag>
  ) : (
    <Tag tone="accent" title={text.ownTitle}>
      {text.own}
    </Tag>
  )
}
