import { exactTime } from '#lib/relative-time.ts'
import { useLocale } from '#lib/text.ts'
import { dayText, exactYuan } from '#modules/resources/amounts.ts'
import { useBought } from '#modules/resources/bought.ts'
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
  const bought = useBought()
  const { data, error, refetch } = useReceipt(id)
  const { startTime, expirationTime } = data?.order ?? {}
  return (
    <Dialog
      open
      title={text.title}
      width={500}
      onClose={onClose}
      footer={
        <Button disabled={!data} onClick={() => window.print()}>
          {text.print}
        </Button>
      }
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Ghost height={140} />}
      {data && (
        <dl className={`${styles.facts} ${styles.receipt}`}>
          <dt>{text.enterprise}</dt>
          <dd>{data.enterprise.name}</dd>
          <dt>{text.number}</dt>
          <dd>{data.order.number}</dd>
          <dt>{all.order.what}</dt>
          <dd>{bought(data.order.type, data.order.payTimeUnit)}</dd>
          {startTime && expirationTime && (
            <>
              <dt>{all.order.period}</dt>
              <dd>{all.order.fromTo(dayText(startTime), dayText(expirationTime))}</dd>
            </>
          )}
          {data.order.creditFen > 0 && (
            <>
              <dt>{all.order.list}</dt>
              <dd className={styles.number}>{exactYuan(data.order.listFen)}</dd>
              <dt>{all.order.credit}</dt>
              <dd className={styles.number}>−{exactYuan(data.order.creditFen)}</dd>
            </>
          )}
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
              {payment.refundFen > 0 && (
                <>
                  <dt>{text.refund}</dt>
                  <dd className={styles.back}>
                    {exactYuan(payment.refundFen)}
                    {payment.refundReason && ` · ${all.orders.refundReasons[payment.refundReason]}`}
                  </dd>
                </>
              )}
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  )
}
