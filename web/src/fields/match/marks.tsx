import type { Finding } from '@cohort/contract/matching'
import styles from '#fields/match/marks.module.css'
import { useMatchText } from '#fields/match/text.ts'

type Verdict = Finding['verdict']

/** One small square a requirement, in the order in which they count: the shape of a match at a glance. */
export function Marks({ findings }: { findings: readonly Finding[] }) {
  const text = useMatchText()
  const of = (verdict: Verdict) => findings.filter((one) => one.verdict === verdict).length
  return (
    <span
      className={styles.marks}
      role="img"
      aria-label={text.counted(of('met'), of('partly'), of('missing'), of('unknown'))}
    >
      {findings.map(({ requirement, verdict }) => (
        <i key={requirement} className={styles[verdict]} />
      ))}
    </span>
  )
}

export function Legend() {
  const text = useMatchText()
  return (
    <ul className={styles.legend} aria-label={text.legend}>
      {(['met', 'partly', 'missing', 'unknown'] as const).map((verdict) => (
        <li key={verdict}>
          <i className={styles[verdict]} aria-hidden="true" />
          {text.verdicts[verdict]}
        </li>
      ))}
    </ul>
  )
}

/** The sign before a requirement, with its word for whoever does not see it. */
export function VerdictSign({ verdict }: { verdict: Verdict }) {
  const text = useMatchText()
  return (
    <span className={`${styles.sign} ${styles[`sign-${verdict}`]}`} role="img" aria-label={text.verdicts[verdict]} />
  )
}

/** High, middle, low, as everywhere a score is shown. */
export const levelOf = (score: number): 'high' | 'mid' | 'low' => (score >= 80 ? 'high' : score >= 60 ? 'mid' : 'low')

const bars = 4

/** A score with its bars: four for the best. */
export function Score({ score, label }: { score: number; label: string }) {
  const level = levelOf(score)
  const filled = Math.max(0, Math.min(bars, Math.round(score / 25 + 0.3)))
  return (
    <span className={`${styles.score} ${styles[level]}`} role="img" aria-label={label}>
      <b>{score}</b>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: bars }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: four bars that never change places
          <i key={at} data-filled={at < filled || undefined} />
        ))}
      </span>
    </span>
  )
}
