import { exactTime } from '#lib/relative-time.ts'
import { useLocale } from '#lib/text.ts'
import { exactYuan } from '#modules/resources/amounts.ts'
import styles from '#modules/resources/components/pricing.module.css'
import { useReceipt } from '#modules/resources/queries.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Ghost } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

/** Who paid what, when and by which trade: all that an invoice is made of. */
export function ReceiptDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const all = useResourcesText()
  const text = all.receipt
  const locale = useLocale()
  const { data, error, refetch } = useReceipt(id)
  return (
    <Dialog
      open
      title={text.title}
      width={500}
      onClose={onClose}
      footer={<Button onClick={() => window.print()}>{text.print}</Button>}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Ghost height={140} />}
      {data && (
        <dl className={styles.facts}>
          <dt>{text.enterprise}</dt>
          <dd>{data.enterprise.name}</dd>
          <dt>{text.number}</dt>
          <dd>{data.order.number}</dd>
          <dt>{all.order.what}</dt>
          <dd>
            {all.kinds[data.order.type]} · {all.units[data.order.payTimeUnit]}
          </dd>
          {data.payments.map((payment) => (
            <div key={payment.tradeNumber} className={styles.payment}>
              <dt>{text.trade}</dt>
              <dd>
                {payment.provider === 'alipay' ? text.alipay : text.cashier} {payment.tradeNumber}
              </dd>
              <dt>{text.paidAt}</dt>
              <dd>{exactTime(payment.paidAt, locale)}</dd>
              <dt>{text.paid}</dt>
              <dd className={styles.due}>{exactYuan(payment.amountFen)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  )
}
