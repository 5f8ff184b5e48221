import { type ChoiceColor, choiceColors } from '@cohort/contract/fields/field'
import styles from '#modules/entities/components/tags/tags.module.css'
import { useTagsText } from '#modules/entities/components/tags/text.ts'

interface Props {
  value: ChoiceColor
  onChange: (color: ChoiceColor) => void
  label: string
}

/** The seven colours as a row of dots; each has its name. */
export function ColorChoice({ value, onChange, label }: Props) {
  const text = useTagsText()
  return (
    <fieldset className={styles.colors}>
      <legend className="visually-hidden">{label}</legend>
      {choiceColors.map((color) => (
        <button
          key={color}
          type="button"
          className={`${styles.color} ${styles[color]}`}
          aria-pressed={color === value}
          aria-label={text.colors[color]}
          title={text.colors[color]}
          onClick={() => onChange(color)}
        />
      ))}
    </fieldset>
  )
}
