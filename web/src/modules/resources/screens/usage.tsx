import { resourceTypes } from '@cohort/contract/packages'
import { useAddress } from '#lib/address.ts'
import { useFrameActions } from '#lib/frame.ts'
import { useIsPhone } from '#lib/media.ts'
import { usePageTitle } from '#lib/page.ts'
import styles from '#modules/resources/components/usage.module.css'
import { UsageChart } from '#modules/resources/components/usage-chart.tsx'
import { UsageTable } from '#modules/resources/components/usage-table.tsx'
import { useUsage } from '#modules/resources/queries.ts'
import { seriesOf, type UsageDays } from '#modules/resources/series.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageActions } from '#ui/page-actions.tsx'
import { Ghost } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

const ranges = [30, 90, 366] as const
const views = ['chart', 'table'] as const

/** What was used of each capacity, day by day, against its limit (/setting/pricing/usage). */
export function Screen() {
  const all = useResourcesText()
  const text = all.usage
  const { query, change } = useAddress()
  const isPhone = useIsPhone()
  const range = ranges.find((each) => String(each) === query.get('days')) ?? 90
  const view = query.get('view') === 'table' ? 'table' : 'chart'
  const { balance, pricing } = useFrameActions()
  const usage = useUsage(range)
  usePageTitle(text.title, undefined, pricing ? [{ name: all.pricing.title, href: '/setting/pricing' }] : undefined)
  return (
    <div className={styles.page}>
      <PageActions>
        {/* On a phone it is in the menu of the user. */}
        {!isPhone && (
          <Button icon={<Icon name="wallet" size={16} />} onClick={balance}>
            {all.pricing.balance}
          </Button>
        )}
      </PageActions>
      <div className={styles.choices}>
        <Choice
          label={text.range}
          options={ranges.map((each) => [String(each), text.ranges[each]])}
          chosen={String(range)}
          onChoose={(days) => change({ days })}
        />
        <Choice
          label={text.view}
          options={views.map((each) => [each, text.views[each]])}
          chosen={view}
          onChoose={(each) => change({ view: each })}
        />
      </div>
      {usage.error && !usage.data && <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />}
      {!usage.data && !usage.error && <Waiting />}
      {usage.data && <Content days={usage.data.days} view={view} />}
    </div>
  )
}

/** One day is no trend: whoever has just begun is told when there is one. */
function Content({ days, view }: { days: UsageDays; view: (typeof views)[number] }) {
  const all = useResourcesText()
  const { balance } = useFrameActions()
  if (days.length < 2)
    return (
      <Empty
        title={all.usage.none}
        hint={all.usage.noneHint}
        actions={
          <Button size="small" onClick={balance}>
            {all.balance.title}
          </Button>
        }
      />
    )
  if (view === 'table') return <UsageTable days={days} />
  return (
    <div className={styles.charts}>
      {resourceTypes.map((type) => (
        <UsageChart key={type} series={seriesOf(days, type)} />
      ))}
    </div>
  )
}

interface ChoiceProps {
  label: string
  options: readonly (readonly [string, string])[]
  chosen: string
  onChoose: (key: string) => void
}

function Choice({ label, options, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {options.map(([key, name]) => (
        <button key={key} type="button" aria-pressed={key === chosen} onClick={() => onChoose(key)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

function Waiting() {
  return (
    <div className={styles.charts}>
      {resourceTypes.map((type) => (
        <div key={type} className={styles.figure}>
          <p className={styles.waitingName}>
            <Ghost width={120} height={12} />
          </p>
          <div className={styles.waiting} />
        </div>
      ))}
    </div>
  )
}
