import { useState } from 'react'
import { useFrameActions } from '#lib/frame.ts'
import { sessionMark } from '#lib/session-mark.ts'
import { useMay, useMe } from '#lib/who.ts'
import { amountsNow, percentOf } from '#modules/resources/amounts.ts'
import styles from '#modules/resources/components/usage-warning.module.css'
import { useRemainLive } from '#modules/resources/live.ts'
import { useRemain } from '#modules/resources/queries.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { marksOf, notTakenAway, type Warning, warningsIn } from '#modules/resources/warnings.ts'
import { Icon } from '#ui/icon.tsx'

/** What was taken away in this browser, in whichever of its tabs, until it is closed. */
const takenAway = sessionMark('usage-warnings')
const readMarks = (): string[] => takenAway.read().split(',')

/**
 * Above the page, once 80 and once 95 of a hundred are used: which capacity, how much of it, and what to do. Whoever may
 * buy is led to the packages; others are told whom to ask, and see no prices.
 */
export function UsageWarning() {
  const text = useResourcesText().warning
  const balance = useResourcesText().balance
  useRemainLive()
  const { data } = useRemain()
  const { balance: openBalance, pricing } = useFrameActions()
  const tenant = useMe()?.currentTenant?.tenantId ?? ''
  const isAdmin = useMay('admin')
  const [marks, setMarks] = useState(readMarks)
  const warnings = data ? notTakenAway(tenant, warningsIn(amountsNow(data), data.trial !== null), marks) : []
  const [worst] = warnings
  const close = () => {
    const next = [...new Set([...readMarks(), ...marksOf(tenant, warnings)])]
    takenAway.write(next.join(','))
    setMarks(next)
  }
  if (!worst) return null
  return (
    <section
      className={worst.level === 'full' ? `${styles.warning} ${styles.full}` : styles.warning}
      aria-label={text.label}
    >
      <Icon name="warning" size={16} />
      <p role="status">
        <Words warnings={warnings} />
        {!isAdmin && <small>{text.toMember}</small>}
      </p>
      <span className={styles.deeds}>
        <button type="button" onClick={openBalance}>
          {text.look}
        </button>
        {pricing && (
          <button type="button" onClick={pricing}>
            {balance.upgrade}
          </button>
        )}
      </span>
      <button type="button" className={styles.close} aria-label={text.close} title={text.close} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </section>
  )
}

function Words({ warnings }: { warnings: readonly Warning[] }) {
  const { types, warning: text } = useResourcesText()
  return warnings
    .map(({ amount, level }) =>
      level === 'full' ? text.full(types[amount.type]) : text[level](types[amount.type], percentOf(amount)),
    )
    .join(text.joint)
}
