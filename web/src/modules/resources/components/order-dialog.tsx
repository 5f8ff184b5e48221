import type { Output } from '@cohort/contract/call'
import type { PayTimeUnit, SoldKind } from '@cohort/contract/packages'
import type { getPayDetail } from '@cohort/contract/resources'
import { useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { dayText, exactYuan } from '#modules/resources/amounts.ts'
import { useBought } from '#modules/resources/bought.ts'
import styles from '#modules/resources/components/pricing.module.css'
import { isRefusal, RefusalDialog } from '#modules/resources/components/refusal-dialog.tsx'
import { goToPayment } from '#modules/resources/payment.ts'
import { usePayDetail } from '#modules/resources/queries.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Ghost } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

interface Props {
  kind: SoldKind
  unit: PayTimeUnit
  onClose: () => void
}

/** What changes today and what it costs, before anything is ordered (spec 2 §2.3: 500 px). */
export function OrderDialog({ kind, unit, onClose }: Props) {
  const all = useResourcesText()
  const text = all.order
  const detail = usePayDetail(kind, unit)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const { data } = detail
  const pay = async () => {
    if (!data) return
    setBusy(true)
    try {
      await goToPayment(kind, unit, data.priceFen)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof ApiFailure)) throw error
      if (error.code !== 'PriceChanged') setFailure(error)
      else {
        toast.show({ text: text.changed, tone: 'danger', seconds: 6 })
        void detail.refetch()
      }
    }
  }
  if (failure && isRefusal(failure.code)) return <RefusalDialog code={failure.code} onClose={onClose} />
  return (
    <Dialog
      open
      title={text.title}
      width={500}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{all.cancel}</Button>
          <Button kind="primary" loading={busy} disabled={!data} data-autofocus onClick={() => void pay()}>
            {text.go}
          </Button>
        </>
      }
    >
      {failure && <ErrorState error={failure} />}
      {detail.error && <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />}
      {!data && !detail.error && <Ghost height={140} />}
      {data && <Facts kind={kind} unit={unit} detail={data} />}
    </Dialog>
  )
}

function Facts({ kind, unit, detail }: Omit<Props, 'onClose'> & { detail: Output<typeof getPayDetail> }) {
  const text = useResourcesText().order
  const bought = useBought()
  return (
    <>
      <dl className={styles.facts}>
        <dt>{text.what}</dt>
        <dd>{bought(kind, unit)}</dd>
        <dt>{text.period}</dt>
        <dd>{text.fromTo(dayText(detail.startTime), dayText(detail.expirationTime))}</dd>
        <dt>{text.list}</dt>
        <dd className={styles.number}>{exactYuan(detail.listFen)}</dd>
        {detail.creditFen > 0 && (
          <>
            <dt>{text.credit}</dt>
            <dd className={styles.number}>−{exactYuan(detail.creditFen)}</dd>
          </>
        )}
        <dt>{text.pay}</dt>
        <dd className={styles.due}>{exactYuan(detail.priceFen)}</dd>
      </dl>
      <p className={styles.hint}>{text.effects[detail.effect]}</p>
    </>
  )
}
