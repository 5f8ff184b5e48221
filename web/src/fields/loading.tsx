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

/** Fields with their labels, as high as each will be. */
export function LoadingForm({ heights }: { heights: readonly number[] }) {
  return (
    <Loading className={styles.form}>
      {times(heights.length, (at) => (
        <div key={at}>
          <Ghost width={64 + (at % 3) * 20} />
          <Ghost height={heights[at] ?? 32} />
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
