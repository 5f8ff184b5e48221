import styles from '#ui/skeleton.module.css'
import { useUiText } from '#ui/text.ts'

/** A grey bar in the place of text that is on its way. */
export function Ghost({
  width = '100%',
  height = 10,
  round = false,
}: {
  width?: number | string
  height?: number
  round?: boolean
}) {
  return <span className={styles.ghost} style={{ width, height, borderRadius: round ? '50%' : 4 }} />
}

const widths = [
  [60, 88],
  [48, 76],
  [56, 96],
  [44, 70],
  [54, 84],
]

interface RowsProps {
  rows?: number
  /** The final height of a row: 42 in tables, 52 in comfortable lists, 64 with two lines. */
  height?: number
  avatar?: boolean
}

/** Rows in the final shape of a list. Nothing jumps when the content comes. */
export function SkeletonRows({ rows = 6, height = 42, avatar = true }: RowsProps) {
  const text = useUiText()
  return (
    <div role="status" aria-label={text.loading} className={styles.rows}>
      {Array.from({ length: rows }, (_, index) => {
        const [name, rest] = widths[index % widths.length] ?? [56, 88]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
          <div key={index} className={styles.row} style={{ height }}>
            {avatar && <Ghost width={24} height={24} round />}
            <Ghost width={name} />
            <Ghost width={rest} />
            <span className={styles.grow} />
            <Ghost width={36} />
          </div>
        )
      })}
    </div>
  )
}

/** A heading and a few lines: forms and plain pages. */
export function SkeletonPage({ lines = 5 }: { lines?: number }) {
  const text = useUiText()
  return (
    <div role="status" aria-label={text.loading} className={styles.page}>
      <Ghost width={140} height={16} />
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <Ghost key={index} width={`${92 - (index % 3) * 14}%`} />
      ))}
    </div>
  )
}
