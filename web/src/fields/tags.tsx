import type { ChoiceColor } from '@cohort/contract/fields/field'
import styles from '#fields/cell.module.css'
import { type Highlight, Marked } from '#fields/marked.tsx'
import { useFieldsText } from '#fields/text.ts'
import { Tag } from '#ui/tag.tsx'

interface Props {
  texts: readonly string[]
  /** A dot before each, where it has a colour. */
  colors?: readonly (ChoiceColor | undefined)[]
  highlight?: Highlight | undefined
  whole?: boolean | undefined
}

/** Several short words. In a list the row cuts them off, and the tooltip says them all. */
export function Tags({ texts, colors, highlight, whole }: Props) {
  const comma = useFieldsText().listComma
  return (
    <span
      className={whole ? `${styles.tags} ${styles.wrap}` : styles.tags}
      title={whole ? undefined : texts.join(comma)}
    >
      {texts.map((text, at) => (
        <Tag key={text}>
          <Dot color={colors?.[at]} />
          <Marked text={text} highlight={highlight?.text === text ? highlight : undefined} />
        </Tag>
      ))}
    </span>
  )
}

/** Grey is the colour of what was given none: it needs no dot. */
function Dot({ color }: { color: ChoiceColor | undefined }) {
  if (!color || color === 'grey') return null
  return <span className={`${styles.dot} ${styles[color]}`} aria-hidden="true" />
}
