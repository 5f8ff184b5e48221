import styles from '#fields/cell.module.css'
import { type Highlight, Marked } from '#fields/marked.tsx'
import { useFieldsText } from '#fields/text.ts'
import { Tag } from '#ui/tag.tsx'

interface Props {
  texts: readonly string[]
  highlight?: Highlight | undefined
  whole?: boolean | undefined
}

/** Several short words. In a list the row cuts them off, and the tooltip says them all. */
export function Tags({ texts, highlight, whole }: Props) {
  const comma = useFieldsText().listComma
  return (
    <span
      className={whole ? `${styles.tags} ${styles.wrap}` : styles.tags}
      title={whole ? undefined : texts.join(comma)}
    >
      {texts.map((text) => (
        <Tag key={text}>
          <Marked text={text} highlight={highlight?.text === text ? highlight : undefined} />
        </Tag>
      ))}
    </span>
  )
}
