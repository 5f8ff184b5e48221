import { type ChoiceColor, choiceColors } from '@cohort/contract/fields/field'
import { useRef, useState } from 'react'
import styles from '#fields/look/look.module.css'
import { useLookText } from '#fields/look/text.ts'
import { Popover } from '#ui/popover.tsx'

interface Props {
  value: ChoiceColor
  onChange: (color: ChoiceColor) => void
  label: string
}

/** The seven colours as a row of dots; each has its name. */
export function ColorChoice({ value, onChange, label }: Props) {
  const text = useLookText()
  return (
    <fieldset className={styles.choices}>
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

/** One dot that opens the seven. */
export function ColorButton({ value, onChange, label }: Props) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.swatch}
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={`${styles.dot} ${styles[value]}`} />
      </button>
      {open && (
        <Popover anchor={anchor} label={label} onClose={() => setOpen(false)}>
          <div className={styles.pop}>
            <ColorChoice
              label={label}
              value={value}
              onChange={(next) => {
                setOpen(false)
                onChange(next)
              }}
            />
          </div>
        </Popover>
      )}
    </>
  )
}
