import { extraKinds, isPaidKind, listFen, type PayTimeUnit, type SoldKind } from '@cohort/contract/packages'
import { getUsage } from '@cohort/contract/resources'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useFrameActions } from '#lib/frame.ts'
import { useMay } from '#lib/who.ts'
import { currentOf, daysLeft, dayText, packsOf, type Remain, yuan } from '#modules/resources/amounts.ts'
import styles from '#modules/resources/components/balance.module.css'
import { Bars, WaitingBars } from '#modules/resources/components/bars.tsx'
import { OrderDialog } from '#modules/resources/components/order-dialog.tsx'
import { useRemain } from '#modules/resources/queries.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Ghost } from '#ui/skeleton.tsx'
import { ErrorState, useMissing } from '#ui/states.tsx'
import { Tag } from '#ui/tag.tsx'

interface Ordered {
  kind: SoldKind
  unit: PayTimeUnit
}

/** What is left of everything. Administrators also see the package and what can be bought (spec 2 §6). */
export function BalanceDialog({ onClose }: { onClose: () => void }) {
  const text = useResourcesText().balance
  const isAdmin = useMay('admin')
  const { data, error, refetch } = useRemain()
  const [ordered, setOrdered] = useState<Ordered>()
  // One dialog at a time: giving the order up leads back here.
  if (ordered) return <OrderDialog {...ordered} onClose={() => setOrdered(undefined)} />
  return (
    <Dialog open title={text.title} width={640} onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting isAdmin={isAdmin} />}
      {data && (
        <div className={styles.content}>
          {isAdmin && <PackageStatus remain={data} onOrder={setOrdered} onLeave={onClose} />}
          <Bars remain={data} />
          {isAdmin && <Extras remain={data} onOrder={setOrdered} onLeave={onClose} />}
        </div>
      )}
    </Dialog>
  )
}

interface PartProps {
  remain: Remain
  onOrder: (ordered: Ordered) => void
  onLeave: () => void
}

function PackageStatus({ remain, onOrder, onLeave }: PartProps) {
  const all = useResourcesText()
  const text = all.balance
  const missing = useMissing('superAdmin')
  const mayBuy = useMay('superAdmin')
  const { pricing } = useFrameActions()
  const current = currentOf(remain.validResources) ?? remain.validResources[0]
  if (!current) return null
  const { resourceKind: kind, payTimeUnit: unit, expiration } = current
  const [next] = remain.next
  const agreed = remain.validResources.find(({ resourceKind }) => resourceKind === 'Customized')
  const why = kind === 'Basic' ? text.noRenewal : isPaidKind(kind) ? (mayBuy ? false : missing) : text.agreed
  const until = () => {
    if (!expiration) return kind === 'Basic' ? all.pricing.free : text.noEnd
    return current.inGrace ? text.grace(dayText(expiration)) : text.valid(dayText(expiration), daysLeft(expiration))
  }
  return (
    <section className={styles.status} aria-label={all.kinds[kind]}>
      <div className={styles.words}>
        <p className={styles.name}>
          {all.kinds[kind]} {isPaidKind(kind) || kind === 'Basic' ? all.short[kind] : ''}
          {unit && <Tag tone="accent">{all.units[unit]}</Tag>}
        </p>
        <p className={current.inGrace ? styles.late : undefined}>{until()}</p>
        {agreed && agreed !== current && <p>{text.beside(all.kinds.Customized)}</p>}
        {next && <p>{all.pricing.next(all.kinds[next.resourceKind], dayText(next.startTime))}</p>}
      </div>
      <Button disabled={why} onClick={() => isPaidKind(kind) && onOrder({ kind, unit: unit ?? 'Month' })}>
        {text.renew}
      </Button>
      {(pricing || !mayBuy) && (
        <Button
          kind="primary"
          disabled={mayBuy ? false : missing}
          onClick={() => {
            onLeave()
            pricing?.()
          }}
        >
          {text.upgrade}
        </Button>
      )}
    </section>
  )
}

function Extras({ remain, onOrder, onLeave }: PartProps) {
  const all = useResourcesText()
  const text = all.balance
  const missing = useMissing('superAdmin')
  const mayBuy = useMay('superAdmin')
  const maySee = useMay(getUsage.access)
  const navigate = useNavigate()
  return (
    <section className={styles.extras} aria-label={all.pricing.extras}>
      <p>{text.extras}</p>
      <ul>
        {extraKinds.map((kind) => {
          const { count, until } = packsOf(remain.validResources, kind)
          return (
            <li key={kind} aria-label={all.kinds[kind]}>
              <div className={styles.words}>
                <p className={styles.name}>
                  {all.kinds[kind]} {all.pricing.extra[kind]}
                </p>
                <p>
                  {yuan(listFen(kind, 'Month'))} {all.pricing.perMonth}
                </p>
                {until && <p>{text.packs(count, dayText(until))}</p>}
              </div>
              <Button size="small" disabled={mayBuy ? false : missing} onClick={() => onOrder({ kind, unit: 'Month' })}>
                {all.pricing.buy}
              </Button>
            </li>
          )
        })}
      </ul>
      {maySee && (
        <Button
          kind="link"
          size="small"
          onClick={() => {
            onLeave()
            void navigate('/setting/pricing/usage')
          }}
        >
          {text.history}
        </Button>
      )}
    </section>
  )
}

/** The shape of what comes: nothing jumps. */
function Waiting({ isAdmin }: { isAdmin: boolean }) {
  return (
    <div className={styles.content}>
      {isAdmin && <Ghost height={68} />}
      <WaitingBars />
      {isAdmin && <Ghost height={140} />}
    </div>
  )
}
