import {
  amountsOf,
  graceDays,
  listFen,
  type PaidKind,
  type PayTimeUnit,
  type ResourceType,
  resourceTypes,
} from '@cohort/contract/packages'
import { useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { daysLeft, dayText, exactYuan, yuan } from '#modules/resources/amounts.ts'
import { OrderDialog } from '#modules/resources/components/order-dialog.tsx'
import styles from '#modules/resources/components/plans.module.css'
import { isRefusal, RefusalDialog } from '#modules/resources/components/refusal-dialog.tsx'
import { usePayDetail } from '#modules/resources/queries.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Tag } from '#ui/tag.tsx'

const icons: Record<ResourceType, IconName> = {
  Entity: 'file',
  AutomaticTask: 'bolt',
  Project: 'layers',
  CustomField: 'sliders',
  Connector: 'plug',
}

interface CardProps {
  kind: 'Basic' | PaidKind
  unit: PayTimeUnit
  isCurrent: boolean
  /** The one above the present one: it is pointed at. */
  isNext: boolean
  expiration: string | null
}

/** One package: for whom it is, what it holds, what it costs, and what ordering it would do today. */
export function PlanCard({ kind, unit, isCurrent, isNext, expiration }: CardProps) {
  const all = useResourcesText()
  const text = all.pricing
  const byYear = kind !== 'Basic' && unit === 'Year' ? text.yearly(exactYuan(listFen(kind, unit))) : text.monthly
  const classes = [styles.plan, isCurrent && styles.current, isNext && styles.next]
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-label={all.kinds[kind]}>
      <h3 className={styles.kind}>
        {all.kinds[kind]} <small>{all.short[kind]}</small>
        {isCurrent && <Tag tone="accent">{text.current}</Tag>}
      </h3>
      <p className={styles.about}>{all.for[kind]}</p>
      <Price fen={kind === 'Basic' ? 0 : Math.round(listFen(kind, unit) / (unit === 'Year' ? 12 : 1))} />
      <p className={styles.about}>{kind === 'Basic' ? text.free : byYear}</p>
      <ul className={styles.amounts}>
        {resourceTypes.map((type) => (
          <li key={type}>
            <Icon name={icons[type]} size={16} />
            <span>{all.types[type]}</span> <b>{amountsOf[kind][type]}</b>
          </li>
        ))}
      </ul>
      {kind === 'Basic' ? (
        <>
          <Button block disabled={text.included}>
            {text.included}
          </Button>
          <p className={styles.under} />
        </>
      ) : (
        <Buying kind={kind} unit={unit} until={isCurrent ? expiration : null} isNext={isNext} />
      )}
    </section>
  )
}

/** Until then it goes on holding what it held. */
const graceEnd = (until: string): string => new Date(Date.parse(until) + graceDays * 86_400_000).toISOString()

/** The sign small, the sum large. */
function Price({ fen }: { fen: number }) {
  const text = useResourcesText().pricing
  const sum = yuan(fen)
  return (
    <p className={styles.price}>
      <b>
        <i>{sum.slice(0, 1)}</i>
        {sum.slice(1)}
      </b>{' '}
      {text.perMonth}
    </p>
  )
}

interface BuyingProps {
  kind: PaidKind
  unit: PayTimeUnit
  until: string | null
  isNext: boolean
}

/** The button of a package. A price that cannot be had takes it away; what the rules forbid says why. */
function Buying({ kind, unit, until, isNext }: BuyingProps) {
  const all = useResourcesText()
  const text = all.pricing
  const [open, setOpen] = useState(false)
  const { data, error } = usePayDetail(kind, unit)
  const refused = error instanceof ApiFailure && isRefusal(error.code) ? error : undefined
  const words = () => {
    if (until && Date.parse(until) <= Date.now()) return text.ended(dayText(until), dayText(graceEnd(until)))
    if (until) return text.until(dayText(until), daysLeft(until))
    if (!data) return ''
    if (data.effect === 'renewal' || data.effect === 'downgrade') return text.from(dayText(data.startTime))
    return data.creditFen > 0 ? text.todayLess(exactYuan(data.priceFen)) : text.today(exactYuan(data.priceFen))
  }
  const name = () => {
    if (refused) return text.why
    if (data) return text.act[data.effect](all.kinds[kind])
    return error ? text.notSold : text.asking
  }
  const off = data || refused ? false : error ? error.message || text.notSold : text.asking
  return (
    <>
      <Button block kind={isNext && data ? 'primary' : 'default'} disabled={off} onClick={() => setOpen(true)}>
        {name()}
      </Button>
      <p className={styles.under}>{words()}</p>
      {open && refused && isRefusal(refused.code) && (
        <RefusalDialog code={refused.code} onClose={() => setOpen(false)} />
      )}
      {open && !refused && <OrderDialog kind={kind} unit={unit} onClose={() => setOpen(false)} />}
    </>
  )
}
