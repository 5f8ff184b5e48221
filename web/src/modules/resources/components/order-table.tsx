import type { Order } from '@cohort/contract/resources'
import { useState } from 'react'
import { dayText, exactYuan } from '#modules/resources/amounts.ts'
import { useBought } from '#modules/resources/bought.ts'
import styles from '#modules/resources/components/pricing.module.css'
import { ReceiptDialog } from '#modules/resources/components/receipt-dialog.tsx'
import { goOnPaying } from '#modules/resources/payment.ts'
import { useOrders } from '#modules/resources/queries.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { Button } from '#ui/button.tsx'
import { Pager } from '#ui/pager.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Tag } from '#ui/tag.tsx'

const pageSize = 10

/** What was ordered, the newest first, with what an invoice needs of each. */
export function OrderTable() {
  const text = useResourcesText().orders
  const [page, setPage] = useState(1)
  const [receipt, setReceipt] = useState<string>()
  const { data, error, refetch } = useOrders(page)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={styles.sheet}>
        <SkeletonRows rows={4} avatar={false} />
      </div>
    )
  if (data.total === 0) return <Empty title={text.none} hint={text.noneHint} />
  return (
    <>
      <div className={styles.sheet}>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text.number}</th>
                <th scope="col">{text.what}</th>
                <th scope="col">{text.period}</th>
                <th scope="col" className={styles.sum}>
                  {text.amount}
                </th>
                <th scope="col">{text.status}</th>
              </tr>
            </thead>
            <tbody>
              {data.orders.map((order) => (
                <Row key={order.id} order={order} onReceipt={() => setReceipt(order.id)} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      <Pager page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} words={text.pager} />
      {receipt && <ReceiptDialog id={receipt} onClose={() => setReceipt(undefined)} />}
    </>
  )
}

function Row({ order, onReceipt }: { order: Order; onReceipt: () => void }) {
  const fromTo = useResourcesText().order.fromTo
  const bought = useBought()
  const { startTime, expirationTime } = order
  return (
    <tr>
      <td className={styles.quiet}>{order.number}</td>
      <td className={styles.what}>{bought(order.type, order.payTimeUnit)}</td>
      <td className={`${styles.quiet} ${styles.wide}`}>
        {startTime && expirationTime ? fromTo(dayText(startTime), dayText(expirationTime)) : '—'}
      </td>
      <td className={styles.sum}>{exactYuan(order.priceFen)}</td>
      <td className={styles.wide}>
        <State order={order} onReceipt={onReceipt} />
      </td>
    </tr>
  )
}

function State({ order, onReceipt }: { order: Order; onReceipt: () => void }) {
  const text = useResourcesText().orders
  const isOpen = order.status === 'unpaid' && Date.parse(order.expiresAt) > Date.now()
  const isOver = order.expirationTime !== null && Date.parse(order.expirationTime) <= Date.now()
  const hasEnded = order.status === 'paid' && isOver
  const tone = order.status === 'refund' ? 'warn' : order.status === 'paid' && !isOver ? 'accent' : 'plain'
  return (
    <div className={styles.state}>
      <Tag tone={tone}>{hasEnded ? text.ended : text.statuses[order.status]}</Tag>
      {isOpen && order.failedAt && <Tag tone="danger">{text.failed}</Tag>}
      {order.refundFen > 0 && (
        <small>
          {text.refund(
            exactYuan(order.refundFen),
            order.refundReasons.map((reason) => text.refundReasons[reason]),
          )}
        </small>
      )}
      {isOpen && (
        <Button kind="link" size="small" onClick={() => void goOnPaying(order.id)}>
          {text.pay}
        </Button>
      )}
      {order.paidAt && (
        <Button kind="link" size="small" onClick={onReceipt}>
          {text.receipt}
        </Button>
      )}
    </div>
  )
}
