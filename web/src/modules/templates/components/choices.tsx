import { type ChoiceColor, choiceColors } from '@cohort/contract/fields/field'
import styles from '#modules/templates/components/form.module.css'
import { Dot } from '#modules/templates/components/tile.tsx'
import { templateIcons } from '#modules/templates/icons.ts'
import { useTemplatesText } from '#modules/templates/text.ts'
import { Icon } from '#ui/icon.tsx'

/** The seven colours as a row of dots; each has its name. */
export function ColorChoice({
  value,
  onChange,
}: {
  value: ChoiceColor | null
  onChange: (color: ChoiceColor) => void
}) {
  const { colors } = useTemplatesText().form
  return (
    <div className={styles.choices}>
      {choiceColors.map((color) => (
        <button
          key={color}
          type="button"
          className={styles.color}
          aria-pressed={color === value}
          aria-label={colors[color]}
          title={colors[color]}
          onClick={() => onChange(color)}
        >
          <Dot color={color} />
        </button>
      ))}
    </div>
  )
}

export function IconChoice({ value, onChange }: { value: string | null; onChange: (icon: string) => void }) {
  const { icons } = useTemplatesText().form
  return (
    <div className={styles.choices}>
      {templateIcons.map((icon) => (
        <button
          key={icon}
          type="button"
          aria-pressed={icon === value}
          aria-label={icons[icon]}
          title={icons[icon]}
          onClick={() => onChange(icon)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}
