import { resourceTypes } from '@cohort/contract/packages'
import { useMay } from '#lib/who.ts'
import {
  type Amount,
  amountOf,
  amountsNow,
  dayText,
  percentOf,
  type Remain,
  toneOf,
} from '#modules/resources/amounts.ts'
import styles from '#modules/resources/components/bars.module.css'
import { useResourcesText } from '#modules/resources/text.ts'
import { Ghost } from '#ui/skeleton.tsx'

/** How much of each capacity is used, and how much is left: ochre from 80 of a hundred, red when it is full, and in words. */
export function Bars({ remain }: { remain: Remain }) {
  const all = useResourcesText()
  const { trial, resetTime } = remain
  return (
    <ul className={styles.bars}>
      {trial && (
        <Bar
          name={all.balance.trialResumes}
          amount={amountOf('Entity', trial.resumes.consumed, trial.resumes.total)}
          resetTime={resetTime}
        />
      )}
      {amountsNow(remain).map((amount) => (
        <Bar key={amount.type} name={all.types[amount.type]} amount={amount} resetTime={resetTime} />
      ))}
    </ul>
  )
}

function Bar({ name, amount, resetTime }: { name: string; amount: Amount; resetTime: string }) {
  const all = useResourcesText()
  const words = useWords(amount, resetTime)
  const { consumed, total, share, isUnlimited } = amount
  const tone = toneOf(share)
  return (
    <li aria-label={name}>
      <p className={styles.line}>
        <span>{name}</span>
        <span>
          <b>{consumed}</b> / {isUnlimited ? all.unlimited : total}
        </span>
      </p>
      <meter
        className={styles.visuallyHidden}
        aria-label={name}
        min={0}
        max={isUnlimited ? 1 : Math.max(1, total)}
        value={isUnlimited ? 0 : consumed}
      />
      <span className={styles.track} aria-hidden="true">
        <i className={styles[tone]} style={{ width: `${Math.min(100, share * 100)}%` }} />
      </span>
      <p className={`${styles.hint} ${styles[`${tone}Words`] ?? ''}`}>{words}</p>
    </li>
  )
}

/** The same as the colour says: how much is left, from 80 of a hundred on how full it is, and what to do when it is. */
function useWords(amount: Amount, resetTime: string): string {
  const text = useResourcesText().balance
  const isAdmin = useMay('admin')
  if (amount.isUnlimited) return ''
  const reset = amount.type === 'AutomaticTask' ? text.reset(dayText(resetTime)) : ''
  const rest = `${text.left[amount.type](String(amount.left))}${reset}`
  const tone = toneOf(amount.share)
  if (tone === 'full') return `${isAdmin ? text.full[amount.type] : text.fullToMember}${reset}`
  return tone === 'calm' ? rest : text[tone](percentOf(amount), rest)
}

/** The bars while what they show is on its way. */
export const WaitingBars = () => (
  <div className={styles.waitingBars}>
    {resourceTypes.map((type, at) => (
      <div key={type} className={styles.waiting}>
        <Ghost width={`${40 - at * 4}%`} height={12} />
        <Ghost height={6} />
      </div>
    ))}
  </div>
)
