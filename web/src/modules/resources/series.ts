import type { Output } from '@cohort/contract/call'
import { type ResourceType, unlimited } from '@cohort/contract/packages'
import type { getUsage } from '@cohort/contract/resources'

export type UsageDays = Output<typeof getUsage>['days']

interface Point {
  day: string
  consumed: number
  total: number
  /** From 0 on the left to 100 on the right, by the calendar: a day that was not noted leaves its room. */
  x: number
}

/** One capacity over time, laid out for a chart from 0 to `top`. */
export interface Series {
  type: ResourceType
  points: readonly Point[]
  top: number
  ticks: readonly number[]
  /** Where its limit is far above what is used, the chart shows what is used, and says where the limit is. */
  limit: 'inside' | 'outside' | 'none'
}

/** From this share of the limit on, both are readable in one chart. */
const together = 0.3

export function seriesOf(days: UsageDays, type: ResourceType): Series {
  const found = days.flatMap(({ day, resources }) => {
    const own = resources.find(({ resourceType }) => resourceType === type)
    return own ? [{ day, consumed: own.consumed, total: own.total }] : []
  })
  const [first, last] = [found[0]?.day ?? '', found.at(-1)?.day ?? '']
  const whole = Date.parse(last) - Date.parse(first)
  const points = found.map((each) => ({
    ...each,
    x: whole > 0 ? ((Date.parse(each.day) - Date.parse(first)) / whole) * 100 : 100,
  }))
  const most = Math.max(0, ...found.map(({ consumed }) => consumed))
  const limits = found.map(({ total }) => total).filter((total) => total < unlimited)
  const highest = Math.max(0, ...limits)
  const own = stepFor((most * 1.2) / 4)
  const isNear = most >= highest * together || highest <= own * 4
  const limit = limits.length < found.length ? 'none' : isNear ? 'inside' : 'outside'
  const step = limit === 'inside' ? stepFor((Math.max(highest, most) * 1.02) / 4) : own
  const top = step * 4
  return { type, points, top, ticks: [0, 1, 2, 3, 4].map((at) => at * step), limit }
}

/** The next round number: 1, 2, 3, 4, 5, 6 or 8 and zeros. */
function stepFor(least: number): number {
  if (least <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 3, 4, 5, 6, 8].find((digit) => digit * power >= least) ?? 10) * power
}

const heightOf = (value: number, top: number): number => 100 - (Math.min(value, top) / top) * 100
export const topOf = ({ top }: Series, value: number): number => heightOf(value, top)

/** What was used: from day to day in a straight line. */
export const lineOf = (series: Series): string =>
  series.points.map(({ x, consumed }, at) => `${at === 0 ? 'M' : 'L'}${x} ${topOf(series, consumed)}`).join(' ')

/** What could be used: it holds until the day on which it changes. */
export const limitLineOf = (series: Series): string =>
  series.points
    .map(({ x, total }, at) => `${at === 0 ? 'M' : 'H'}${x}${at === 0 ? ' ' : ' V'}${topOf(series, total)}`)
    .join(' ')

/** The first day, the last, and two between them: enough to read the others by. */
export function shownDays({ points }: Series): readonly Point[] {
  const count = Math.min(4, points.length)
  const at = (index: number) => points[Math.round((index * (points.length - 1)) / Math.max(1, count - 1))]
  return Array.from({ length: count }, (_, index) => at(index)).flatMap((point) => point ?? [])
}

/** The day nearest to a place in the chart. */
export const nearestTo = ({ points }: Series, x: number): Point | undefined =>
  points.reduce<Point | undefined>(
    (best, each) => (best && Math.abs(best.x - x) <= Math.abs(each.x - x) ? best : each),
    undefined,
  )
