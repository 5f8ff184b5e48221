import type { TreeItem } from '@cohort/contract/spaces'
import { ColorChoice } from '#fields/look/color-choice.tsx'
import { IconChoice, Mark } from '#fields/look/icon-choice.tsx'
import styles from '#modules/spaces/components/forms/form.module.css'
import { useSpacesText } from '#modules/spaces/text.ts'

export interface LookValue {
  style: NonNullable<TreeItem['style']>
  description: string
}

const usual = { Space: { color: 'green', icon: 'layers' }, Channel: { color: 'blue', icon: 'folder' } } as const

export const newLook = (type: 'Space' | 'Channel'): LookValue => ({ style: { ...usual[type] }, description: '' })
export const lookOf = ({ style, description, entityType }: TreeItem): LookValue => ({
  style: style ?? { ...usual[entityType === 'Space' ? 'Space' : 'Channel'] },
  description,
})

interface Props {
  value: LookValue
  onChange: (value: LookValue) => void
}

/** How it looks in the tree, and what it is for. */
export function LookFields({ value, onChange }: Props) {
  const text = useSpacesText().create
  const { style } = value
  return (
    <>
      <div className={styles.field}>
        <span>{text.look}</span>
        <div className={styles.look}>
          <Mark color={style.color} icon={style.icon} />
          <div>
            <ColorChoice
              label={text.color}
              value={style.color}
              onChange={(color) => onChange({ ...value, style: { ...style, color } })}
            />
            <IconChoice
              label={text.icon}
              value={style.icon}
              onChange={(icon) => onChange({ ...value, style: { ...style, icon } })}
            />
          </div>
        </div>
      </div>
      <label className={styles.field}>
        <span>{text.description}</span>
        <textarea
          rows={3}
          maxLength={2000}
          placeholder={text.descriptionPlaceholder}
          value={value.description}
          onChange={({ target }) => onChange({ ...value, description: target.value })}
        />
      </label>
    </>
  )
}
