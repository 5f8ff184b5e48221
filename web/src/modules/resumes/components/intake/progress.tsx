import type { Intake, ItemState } from '@cohort/contract/intakes'
import styles from '#modules/resumes/components/intake/progress.module.css'
import { useIntakeText } from '#modules/resumes/components/intake/text.ts'

/** In the order in which they are told. */
export const shownStates = [
  'done',
  'needsReview',
  'duplicate',
  'failed',
  'skipped',
  'parsed',
  'reading',
  'queued',
] as const satisfies readonly ItemState[]

const open: readonly ItemState[] = ['queued', 'reading', 'parsed']
export const handledOf = ({ counts, total }: Pick<Intake, 'counts' | 'total'>): number =>
  total - open.reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/** How far a batch is, and how it went so far: one bar of many colours. */
export function Progress({ batch }: { batch: Pick<Intake, 'counts' | 'total'> }) {
  const text = useIntakeText()
  return (
    <span
      className={styles.bar}
      role="progressbar"
      aria-label={text.progress(handledOf(batch), batch.total)}
      aria-valuemin={0}
      aria-valuemax={batch.total}
      aria-valuenow={handledOf(batch)}
    >
      {shownStates.map((state) => {
        const count = batch.counts[state] ?? 0
        return count > 0 && <i key={state} className={styles[state]} style={{ flexGrow: count }} />
      })}
    </span>
  )
}

/** A dot with a word: the state is never told by its colour alone. */
export function StateMark({ state }: { state: ItemState }) {
  const text = useIntakeText()
  return (
    <span className={styles.mark} data-state={state}>
      <i className={styles[state]} aria-hidden="true" />
      {text.states[state]}
    </span>
  )
}
