import styles from '#modules/entities/components/bulk/bulk.module.css'
import { useBulkText } from '#modules/entities/components/bulk/text.ts'
import { grouped, type Running } from '#modules/entities/components/bulk/use-bulk.ts'
import barStyles from '#modules/entities/components/bulk-bar.module.css'
import { Button } from '#ui/button.tsx'

/** How far it is, and the way to stop it: what was done by then stays, and can be undone. */
export function BulkProgress({ running, onStop }: { running: Running; onStop: () => void }) {
  const text = useBulkText()
  const { kind, done, total } = running
  const words = kind === 'gathering' ? text.gathering : text[kind](grouped(done), grouped(total))
  return (
    <section className={barStyles.bar} data-floating aria-label={text.progress}>
      <span className={barStyles.count} role="status">
        {words}
      </span>
      <progress
        className={styles.progress}
        aria-label={text.progress}
        max={total || undefined}
        value={total ? done : undefined}
      />
      <Button kind="text" onClick={onStop}>
        {text.cancel}
      </Button>
    </section>
  )
}
