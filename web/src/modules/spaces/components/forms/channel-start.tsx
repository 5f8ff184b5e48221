import styles from '#modules/spaces/components/forms/form.module.css'
import { useSpacesText } from '#modules/spaces/text.ts'

/** What a new channel begins with. */
export type ChannelStart = 'empty'

interface Props {
  value: ChannelStart
  onChange: (start: ChannelStart) => void
}

/** The first step of a new channel: what it begins with. */
export function ChannelStartField({ value, onChange }: Props) {
  const text = useSpacesText().create
  const starts = [{ key: 'empty' as const, name: text.empty, hint: text.emptyHint }]
  return (
    <fieldset className={styles.field}>
      <legend>{text.from}</legend>
      <div className={styles.choices}>
        {starts.map(({ key, name, hint }) => (
          <label key={key} className={styles.choice}>
            <input type="radio" name="start" checked={value === key} onChange={() => onChange(key)} />
            <span>
              <strong>{name}</strong>
              <small>{hint}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
