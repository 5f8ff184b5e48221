import type { ReactNode } from 'react'
import styles from '#fields/loading.module.css'
import { Ghost } from '#ui/skeleton.tsx'
import { useUiText } from '#ui/text.ts'

/** Bars in the shape of what is on its way, told to readers as one word. */
export function Loading({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const text = useUiText()
  return (
    <div role="status" aria-label={text.loading} className={className}>
      {children}
    </div>
  )
}

/** So many of a thing: they are all alike and never move. */
export const times = (count: number, draw: (at: number) => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, at) => draw(at))

/** Fields with their labels: each has so many lines, and is as high as it will be. */
export function LoadingForm({ fields }: { fields: readonly { height: number; lines: number }[] }) {
  return (
    <Loading className={styles.form}>
      {fields.map(({ height, lines }) => (
        <div key={height}>
          <Ghost width={64} />
          <div className={styles.field} style={{ height }}>
            {times(lines, (at) => (
              <Ghost key={at} width={at % 3 === 2 ? '46%' : `${92 - at * 3}%`} />
            ))}
          </div>
        </div>
      ))}
    </Loading>
  )
}

interface RowsProps {
  rows: number
  height: number
  /** How wide what stands before the words is, and whether it is a face. */
  mark?: number
  round?: boolean
}

/** Rows of two lines, behind a face or a sign. */
export function LoadingRows({ rows, height, mark = 32, round = true }: RowsProps) {
  return (
    <Loading className={styles.rows}>
      {times(rows, (at) => (
        <div key={at} style={{ height }}>
          <Ghost width={mark} height={mark} round={round} />
          <span>
            <Ghost width={52 + (at % 3) * 14} />
            <Ghost width={at % 2 ? 148 : 112} />
          </span>
          <Ghost width={48} />
        </div>
      ))}
    </Loading>
  )
}

/** Lines of a list inside a dialog: words to the left, and what belongs to them to the right. */
export function LoadingLines({ rows, height }: { rows: number; height: number }) {
  return (
    <Loading className={styles.lines}>
      {times(rows, (at) => (
        <div key={at} style={{ height }}>
          <Ghost width={72 + (at % 3) * 24} />
          <Ghost width={at % 2 ? 132 : 96} />
        </div>
      ))}
    </Loading>
  )
}
