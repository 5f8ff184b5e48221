import { useState } from 'react'
import styles from '#ui/avatar.module.css'

interface Props {
  name: string
  /** One of six colours, kept with the person. */
  color?: number
  picture?: string | null
  size?: 20 | 24 | 28 | 32 | 40 | 48 | 64
  /** Companies and spaces are square. */
  square?: boolean
}

const colors = 6

/** The first Hanzi or letter of the name on one of six colours, or the picture. The name itself stands beside it. */
export function Avatar({ name, color = 0, picture, size = 24, square = false }: Props) {
  const [broken, setBroken] = useState<string>()
  const index = ((color % colors) + colors) % colors
  const style = {
    width: size,
    height: size,
    fontSize: Math.round(size * 0.44),
    borderRadius: square ? 6 : '50%',
    background: `var(--avatar-${index})`,
    color: `var(--avatar-${index}-text)`,
  }
  const shown = picture && picture !== broken ? picture : undefined
  return (
    <span className={styles.avatar} style={style} aria-hidden="true">
      {shown ? <img src={shown} alt="" onError={() => setBroken(shown)} /> : initialOf(name)}
    </span>
  )
}

const initialOf = (name: string): string => {
  const [first] = name.trim()
  return first ? first.toUpperCase() : '?'
}

/** A steady colour for what has none of its own. */
export const colorOf = (text: string): number => {
  let sum = 0
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 997
  return sum % colors
}
