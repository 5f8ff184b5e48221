import { type PayTimeUnit, paidKinds, payTimeUnits } from '@cohort/contract/packages'
import { Link } from 'react-router'
import { useAddress } from '#lib/address.ts'
import { useFrameActions } from '#lib/frame.ts'
import { useIsPhone } from '#lib/media.ts'
import { usePageTitle } from '#lib/page.ts'
import { currentOf, dayText } from '#modules/resources/amounts.ts'
import { Bars, WaitingBars } from '#modules/resources/components/bars.tsx'
import { ExtraPacks } from '#modules/resources/components/extra-packs.tsx'
import { OrderTable } from '#modules/resources/components/order-table.tsx'
import { PlanCard } from '#modules/resources/components/plan-card.tsx'
import plans from '#modules/resources/components/plans.module.css'
import styles from '#modules/resources/components/pricing.module.css'
import { useRemain } from '#modules/resources/queries.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageActions } from '#ui/page-actions.tsx'
import { ErrorState } from '#ui/states.tsx'
import { Tag } from '#ui/tag.tsx'

const kinds = ['Basic', ...paidKinds] as const
const ranks: readonly string[] = kinds

/** The packages side by side, by the month or by the year: what changes today, and what it costs (/setting/pricing). */
export function Screen() {
  const all = useResourcesText()
  const text = all.pricing
  const { query, change } = useAddress()
  const isPhone = useIsPhone()
  const unit: PayTimeUnit = query.get('unit') === 'Month' ? 'Month' : 'Year'
  const { data, error, refetch } = useRemain()
  const { contact, balance } = useFrameActions()
  usePageTitle(text.title)
  const current = currentOf(data?.validResources ?? [])
  const nextKind = current && kinds[ranks.indexOf(current.resourceKind) + 1]
  const [next] = data?.next ?? []
  return (
    <div className={styles.page}>
      <PageActions>
        {contact && (
          <Button kind="text" icon={<Icon name="comment" size={16} />} onClick={contact}>
            {all.contact}
          </Button>
        )}
        {/* On a phone it is in the menu of the user. */}
        {!isPhone && (
          <Button icon={<Icon name="wallet" size={16} />} onClick={balance}>
            {text.balance}
          </Button>
        )}
      </PageActions>
      <div className={styles.head}>
        <div>
          <h2>{text.lead}</h2>
          <p className={styles.hint}>
            {next ? text.next(all.kinds[next.resourceKind], dayText(next.startTime)) : text.leadMore}
          </p>
        </div>
        <fieldset className={styles.units} aria-label={text.payBy}>
          {payTimeUnits.map((each) => (
            <button key={each} type="button" aria-pressed={unit === each} onClick={() => change({ unit: each })}>
              {all.units[each]} {each === 'Year' && <Tag tone="accent">{text.saves}</Tag>}
            </button>
          ))}
        </fieldset>
      </div>
      <div className={plans.plans}>
        {kinds.map((kind) => (
          <PlanCard
            key={kind}
            kind={kind}
            unit={unit}
            isCurrent={current?.resourceKind === kind}
            isNext={nextKind === kind}
            expiration={current?.expiration ?? null}
          />
        ))}
      </div>
      <div className={styles.two}>
        <section aria-labelledby="extra-packs">
          <h3 id="extra-packs" className={styles.part}>
            {text.extras}
          </h3>
          <ExtraPacks />
          <p className={styles.hint}>{text.extrasMore}</p>
          <h3 id="balance" className={`${styles.part} ${styles.linked}`}>
            {text.balance} <Link to="/setting/pricing/usage">{all.usage.title}</Link>
          </h3>
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <WaitingBars />}
          {data && <Bars remain={data} />}
        </section>
        <section aria-labelledby="orders">
          <h3 id="orders" className={styles.part}>
            {all.orders.title}
          </h3>
          <OrderTable />
        </section>
      </div>
    </div>
  )
}
