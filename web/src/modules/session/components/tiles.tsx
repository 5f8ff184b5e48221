import type { ReactNode } from 'react'
import styles from '#modules/session/components/tiles.module.css'

interface Tile<K extends string> {
  key: K
  name: string
  hint?: string
}

interface Props<K extends string> {
  legend: ReactNode
  hint?: ReactNode
  /** One of them, or any number. */
  kind: 'radio' | 'checkbox'
  columns: 2 | 3
  tiles: readonly Tile<K>[]
  chosen: readonly K[]
  onChange: (chosen: K[]) => void
  name: string
}

/** Choices as tiles with a native radio or check box in each: keyboard and screen reader know them. */
export function Tiles<K extends string>({ legend, hint, kind, columns, tiles, chosen, onChange, name }: Props<K>) {
  const choose = (key: K, on: boolean) => {
    if (kind === 'radio') onChange([key])
    else onChange(on ? [...chosen, key] : chosen.filter((other) => other !== key))
  }
  return (
    <fieldset className={styles.set}>
      <legend>
        {legend}
        {hint && <small>{hint}</small>}
      </legend>
      <div className={columns === 2 ? styles.two : styles.three}>
        {tiles.map((tile) => (
          <label key={tile.key} className={styles.tile}>
            <input
              type={kind}
              name={name}
              checked={chosen.includes(tile.key)}
              onChange={({ target }) => choose(tile.key, target.checked)}
            />
            <span>
              {tile.name}
              {tile.hint && <small>{tile.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
