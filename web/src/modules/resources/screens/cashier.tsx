import { cashierActs } from '@cohort/contract/payments'
import { Link } from 'react-router'
import { useAddress } from '#lib/address.ts'
import { usePageTitle } from '#lib/page.ts'
import { exactTime } from '#lib/relative-time.ts'
import { useLocale } from '#lib/text.ts'
import { exactYuan } from '#modules/resources/amounts.ts'
import { useBought } from '#modules/resources/bought.ts'
import styles from '#modules/resources/components/pricing.module.css'
import { useCashier, useCashierOrder } from '#modules/resources/queries.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { Button } from '#ui/button.tsx'
import { Ghost } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

/** A page of our own that plays the bank: pay, fail, a late notice, a repeated one (/cashier?order=…). */
export function Screen() {
  const all = useResourcesText()
  const text = all.cashier
  const bought = useBought()
  const locale = useLocale()
  const id = useAddress().query.get('order') ?? ''
  const { data: order, error, refetch } = useCashierOrder(id)
  const act = useCashier()
  usePageTitle(text.title)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!order)
    return (
      <div className={styles.cashier}>
        <Ghost height={200} />
      </div>
    )
  const isOpen = order.status === 'unpaid' && !order.taken
  const said = () => {
    if (order.status === 'paid') return text.done
    if (order.status !== 'unpaid') return text.over
    if (order.taken) return text.waiting
    return order.failedAt ? text.failed : text.until(exactTime(order.expiresAt, locale))
  }
  const tone = order.status === 'paid' ? 'good' : isOpen && order.failedAt ? 'bad' : undefined
  return (
    <section className={styles.cashier} aria-label={text.title}>
      <p className={styles.hint}>{text.lead}</p>
      <dl className={`${styles.facts} ${styles.apart}`}>
        <dt>{all.orders.number}</dt>
        <dd>{order.number}</dd>
        <dt>{all.order.what}</dt>
        <dd>{bought(order.type, order.payTimeUnit)}</dd>
        <dt>{all.order.pay}</dt>
        <dd className={styles.due}>{exactYuan(order.priceFen)}</dd>
      </dl>
      <p className={styles.said} role="status" data-tone={tone}>
        {said()}
      </p>
      <div className={styles.buttons}>
        {cashierActs
          .filter((each) => (each === 'repeat' ? order.taken : isOpen))
          .map((each) => (
            <Button
              key={each}
              kind={each === 'pay' ? 'primary' : 'default'}
              loading={act.isPending}
              onClick={() => act.mutate({ params: { id }, body: { act: each } })}
            >
              {text[each]}
            </Button>
          ))}
        <Link className={styles.leave} to="/setting/pricing">
          {text.back}
        </Link>
      </div>
    </section>
  )
}
