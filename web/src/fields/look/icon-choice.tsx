import type { ChoiceColor } from '@cohort/contract/fields/field'
import styles from '#fields/look/look.module.css'
import { useLookText } from '#fields/look/text.ts'
import { Icon, isIconName } from '#ui/icon.tsx'

const icons = [
  'layers',
  'folder',
  'briefcase',
  'target',
  'people',
  'person',
  'school',
  'building',
  'globe',
  'star',
  'flag',
  'bolt',
  'chart',
  'calendar',
  'chat',
  'bookmark',
  'gift',
  'headset',
  'shield',
  'tag',
  'tree',
] as const

interface Props {
  value: string
  onChange: (icon: string) => void
  label: string
}

/** A handful of icons to tell spaces and channels apart; each has its name. */
export function IconChoice({ value, onChange, label }: Props) {
  const text = useLookText()
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{label}</legend>
      {icons.map((icon) => (
        <button
          key={icon}
          type="button"
          className={styles.icon}
          aria-pressed={icon === value}
          aria-label={text.icons[icon]}
          title={text.icons[icon]}
          onClick={() => onChange(icon)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  )
}

interface MarkProps {
  color: ChoiceColor
  icon: string
  small?: boolean
}

/** The sign of a space or a channel: its icon on a tint of its colour. */
export function Mark({ color, icon, small = false }: MarkProps) {
  return (
    <span className={`${styles.mark} ${styles[color]} ${small ? styles.small : ''}`} aria-hidden="true">
      <Icon name={isIconName(icon) ? icon : 'folder'} size={small ? 14 : 18} />
    </span>
  )
}
