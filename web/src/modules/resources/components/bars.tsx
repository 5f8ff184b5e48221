import type { HeldResource } from '@cohort/contract/resources'
import { type Amount, amountsIn, dayText, toneOf } from '#modules/resources/amounts.ts'
import styles from '#modules/resources/components/bars.module.css'
import { useResourcesText } from '#modules/resources/text.ts'

/** How much of each capacity is used, and how much is left: ochre from 80 of a hundred, red when it is full. */
export function Bars({ held, resetTime }: { held: readonly HeldResource[]; resetTime: string }) {
  return (
    <ul className={styles.bars}>
      {amountsIn(held).map((amount) => (
        <Bar key={amount.type} amount={amount} resetTime={resetTime} />
      ))}
    </ul>
  )
}

function Bar({ amount, resetTime }: { amount: Amount; resetTime: string }) {
  const all = useResourcesText()
  const text = all.balance
  const { type, consumed, total, left, share, isUnlimited } = amount
  const tone = toneOf(share)
  const reset = type === 'AutomaticTask' ? text.reset(dayText(resetTime)) : ''
  return (
    <li aria-label={all.types[type]}>
      <p className={styles.line}>
        <span>{all.types[type]}</span>
        <span>
          <b>{consumed}</b> / {isUnlimited ? all.unlimited : total}
        </span>
      </p>
      <meter
        className={styles.visuallyHidden}
        aria-label={all.types[type]}
        min={0}
        max={isUnlimited ? 1 : Math.max(1, total)}
        value={isUnlimited ? 0 : consumed}
      />
      <span className={styles.track} aria-hidden="true">
        <i className={styles[tone]} style={{ width: `${Math.min(100, share * 100)}%` }} />
      </span>
      <p className={tone === 'full' ? `${styles.hint} ${styles.out}` : styles.hint}>
        {isUnlimited ? '' : tone === 'full' ? `${text.full}${reset}` : `${text.left[type](String(left))}${reset}`}
      </p>
    </li>
  )
}
