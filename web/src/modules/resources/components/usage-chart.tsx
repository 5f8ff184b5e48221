import { unlimited } from '@cohort/contract/packages'
import { type PointerEvent, useState } from 'react'
import { spaced } from '#lib/relative-time.ts'
import { useLocale } from '#lib/text.ts'
import { amountOf, percentOf, toneOf } from '#modules/resources/amounts.ts'
import styles from '#modules/resources/components/usage.module.css'
import { limitLineOf, lineOf, nearestTo, type Series, shownDays, topOf } from '#modules/resources/series.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { Tag } from '#ui/tag.tsx'

/** One capacity over time, with its limit. What it shows is in its name too, and in the table. */
export function UsageChart({ series }: { series: Series }) {
  const all = useResourcesText()
  const text = all.usage
  const last = series.points.at(-1)
  const first = series.points[0]
  if (!last || !first) return null
  const amount = amountOf(series.type, last.consumed, last.total)
  const tone = toneOf(amount.share)
  const total = amount.isUnlimited ? text.unlimited : String(last.total)
  const name = all.types[series.type]
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <h2>{name}</h2>
        {tone !== 'calm' && <Tag tone={tone === 'full' ? 'danger' : 'warn'}>{text.percent(percentOf(amount))}</Tag>}
        <span>
          <b>{last.consumed}</b> / {total}
        </span>
      </figcaption>
      <Plot series={series} label={text.sums(name, first.day, last.day, first.consumed, last.consumed, total)} />
      <p className={styles.legend}>
        <span className={styles.usedKey}>{text.used}</span>
        {series.limit !== 'none' && (
          <span className={styles.limitKey}>
            {text.limit(total)}
            {series.limit === 'outside' && text.outside}
          </span>
        )}
      </p>
    </figure>
  )
}

function Plot({ series, label }: { series: Series; label: string }) {
  const [at, setAt] = useState<number>()
  const shortDay = useShortDay()
  const line = lineOf(series)
  const point = at === undefined ? undefined : nearestTo(series, at)
  const days = shownDays(series)
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    setAt(((event.clientX - left) / width) * 100)
  }
  return (
    <div className={styles.chart} role="img" aria-label={label}>
      <div className={styles.ticks} aria-hidden="true">
        {series.ticks.map((tick) => (
          <span key={tick} style={{ top: `${topOf(series, tick)}%` }}>
            {tick}
          </span>
        ))}
      </div>
      <div className={styles.plot} aria-hidden="true" onPointerMove={follow} onPointerLeave={() => setAt(undefined)}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {series.ticks.map((tick) => (
            <path key={tick} className={styles.grid} d={`M0 ${topOf(series, tick)}H100`} />
          ))}
          <path className={styles.area} d={`${line} V100 H${series.points[0]?.x ?? 0} Z`} />
          <path className={styles.used} d={line} />
          {series.limit === 'inside' && <path className={styles.limit} d={limitLineOf(series)} />}
        </svg>
        {point && <Reading series={series} point={point} />}
      </div>
      <div className={styles.days} aria-hidden="true">
        {days.map(({ day }) => (
          <span key={day}>{shortDay(day)}</span>
        ))}
      </div>
    </div>
  )
}

/** What the pointer is at: the day, and how much of how much. */
function Reading({ series, point }: { series: Series; point: Series['points'][number] }) {
  const { unlimited: word } = useResourcesText().usage
  const { day, consumed, total, x } = point
  return (
    <>
      <i className={styles.rule} style={{ left: `${x}%` }} />
      <i className={styles.dot} style={{ left: `${x}%`, top: `${topOf(series, consumed)}%` }} />
      <span className={styles.reading} style={x > 50 ? { right: `${100 - x}%` } : { left: `${x}%` }}>
        {day} <b>{consumed}</b> / {total >= unlimited ? word : total}
      </span>
    </>
  )
}

function useShortDay(): (day: string) => string {
  const locale = useLocale()
  const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (day) => spaced(format.format(new Date(day)))
}
