import { Loading, times } from '#fields/loading.tsx'
import { Columns, steps } from '#modules/matching/components/reactivate/columns.tsx'
import styles from '#modules/matching/components/reactivate/reactivate.module.css'
import { useMatchingText } from '#modules/matching/text.ts'
import { Ghost } from '#ui/skeleton.tsx'

/** The same shape as what comes, with the words that are known already. */
export function ReactivateLoading() {
  const text = useMatchingText().again
  return (
    <Loading className={styles.whole}>
      <div className={styles.funnel}>
        {steps.map((step) => (
          <div key={step}>
            <small>{text.steps[step]}</small>
            <div className={styles.number}>
              <Ghost width={32} height={18} />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.bar}>
        <span className={styles.ran}>
          <Ghost width={96} />
        </span>
        <Ghost width={92} height={32} />
      </div>
      <Columns />
      {times(7, (at) => (
        <div key={at} className={styles.row}>
          <span className={styles.who}>
            <Ghost width={32} height={32} round />
            <span className={styles.ghosts}>
              <Ghost width={52} />
              <Ghost width={84} />
            </span>
          </span>
          <span className={styles.ghosts}>
            <Ghost width={44} />
          </span>
          <span className={`${styles.last} ${styles.ghosts}`}>
            <Ghost width={104} />
            <Ghost width={at % 2 ? 96 : 72} />
          </span>
          <span className={`${styles.why} ${styles.ghosts}`}>
            <Ghost width={at % 2 ? '72%' : '88%'} />
            <Ghost width="56%" />
          </span>
          <span className={`${styles.consent} ${styles.ghosts}`}>
            <Ghost width={84} />
          </span>
          <span className={styles.actions}>
            <Ghost width={64} height={26} />
          </span>
        </div>
      ))}
    </Loading>
  )
}
