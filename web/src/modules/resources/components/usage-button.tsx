import { amountsNow, fullestOf, percentOf, type Remain, type Tone, toneOf } from '#modules/resources/amounts.ts'
import styles from '#modules/resources/components/usage-button.module.css'
import { useRemain } from '#modules/resources/queries.ts'
import { useResourcesText } from '#modules/resources/text.ts'

interface Props {
  /** The menu is open: there is room for words and a bar. */
  named: boolean
  /** How an entry of the menu looks. */
  className: string | undefined
  onOpen: () => void
}

/** In the footer of the menu: what runs out first, as a ring, or as a bar with its name. It opens the remaining balance. */
export function UsageButton({ named, className, onOpen }: Props) {
  const { data } = useRemain()
  const meter = useMeter(data)
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-label={meter.says}
      data-tip={meter.says}
      onClick={onOpen}
    >
      {named ? <NamedBar {...meter} /> : <Ring share={meter.share} tone={meter.tone} />}
    </button>
  )
}

interface Meter {
  name: string
  /** How much of how much. */
  amount: string
  says: string
  share: number
  tone: Tone
}

function useMeter(remain: Remain | undefined): Meter {
  const all = useResourcesText()
  const { name, unlimited, says } = all.meter
  if (!remain) return { name, amount: '', says: name, share: 0, tone: 'calm' }
  const fullest = fullestOf(amountsNow(remain))
  if (!fullest) return { name, amount: all.unlimited, says: unlimited, share: 0, tone: 'calm' }
  const { type, consumed, total, share } = fullest
  const percent = percentOf(fullest)
  return {
    name: all.types[type],
    amount: `${percent}%`,
    says: says(all.types[type], percent, consumed, total),
    share: Math.min(1, share),
    tone: toneOf(share),
  }
}

function NamedBar({ name, amount, share, tone }: Meter) {
  return (
    <span className={styles.named}>
      <span className={styles.words}>
        <span>{name}</span> <b>{amount}</b>
      </span>
      <span className={styles.track}>
        <i className={styles[tone]} style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  )
}

const radius = 7.5
const around = 2 * Math.PI * radius

/** Begins at the top. What is about to run out also has a mark in its middle: a colour alone says nothing. */
function Ring({ share, tone }: Pick<Meter, 'share' | 'tone'>) {
  return (
    <svg className={styles.ring} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r={radius} className={styles.rest} />
      <circle
        cx="10"
        cy="10"
        r={radius}
        className={styles[`${tone}Ring`]}
        strokeDasharray={`${share * around} ${around}`}
        transform="rotate(-90 10 10)"
      />
      {(tone === 'urgent' || tone === 'full') && <path d="M10 6.8v3.7M10 13v.01" className={styles[`${tone}Mark`]} />}
    </svg>
  )
}
