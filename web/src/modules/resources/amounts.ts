import type { Output } from '@cohort/contract/call'
import {
  type ExtraKind,
  isPaidKind,
  type ResourceType,
  resourceTypes,
  unlimited,
  warnings,
} from '@cohort/contract/packages'
import type { getRemain, HeldResource } from '@cohort/contract/resources'

export interface Amount {
  type: ResourceType
  consumed: number
  total: number
  left: number
  /** From 0 to 1; nothing of what has no limit. */
  share: number
  isUnlimited: boolean
}

/** Items of the same type are summed across packages (spec 2 §3). */
export function amountsIn(held: readonly HeldResource[]): Amount[] {
  const all = held.flatMap(({ resources }) => resources)
  return resourceTypes.map((type) => {
    const own = all.filter(({ resourceType }) => resourceType === type)
    const sum = (part: 'consumed' | 'total') => own.reduce((whole, each) => whole + each[part], 0)
    return amountOf(type, sum('consumed'), sum('total'))
  })
}

export function amountOf(type: ResourceType, consumed: number, total: number): Amount {
  const isUnlimited = total >= unlimited
  const share = isUnlimited ? 0 : total > 0 ? consumed / total : 1
  return { type, consumed, total, left: Math.max(0, total - consumed), share, isUnlimited }
}

export type Remain = Output<typeof getRemain>

/** What really holds: whoever tries the product out has fewer projects than the package says. */
export const amountsNow = ({ validResources, trial }: Remain): Amount[] =>
  amountsIn(validResources).map((amount) =>
    trial && amount.type === 'Project' ? amountOf('Project', trial.projects.consumed, trial.projects.total) : amount,
  )

/** The first of the paid packages, otherwise the Basic one (spec 2 §3). */
export const currentOf = (held: readonly HeldResource[]): HeldResource | undefined =>
  held.find(({ resourceKind }) => isPaidKind(resourceKind)) ?? held.find(({ resourceKind }) => resourceKind === 'Basic')

/** 1,240: where amounts are compared with one another. */
export const grouped = (count: number): string => count.toLocaleString('en-US')

/** Of packs of one kind: how many hold, and when the first of them ends. */
export function packsOf(held: readonly HeldResource[], kind: ExtraKind): { count: number; until: string | null } {
  const own = held.filter(({ resourceKind }) => resourceKind === kind)
  const ends = own.flatMap(({ expiration }) => expiration ?? []).toSorted()
  return { count: own.length, until: ends[0] ?? null }
}

/** In whole hundredths, and 100 only when nothing is left. */
export const percentOf = ({
  consumed,
  total,
  isUnlimited,
}: Pick<Amount, 'consumed' | 'total' | 'isUnlimited'>): number =>
  isUnlimited ? 0 : total > 0 ? Math.min(100, Math.floor((consumed * 100) / total)) : 100

/** The one that runs out first; none where nothing has a limit. */
export const fullestOf = (amounts: readonly Amount[]): Amount | undefined =>
  amounts
    .filter(({ isUnlimited }) => !isUnlimited)
    .reduce<Amount | undefined>((fullest, each) => (fullest && fullest.share >= each.share ? fullest : each), undefined)

export type Tone = 'calm' | 'soon' | 'urgent' | 'full'
export function toneOf(share: number): Tone {
  if (share >= 1) return 'full'
  if (share >= warnings.urgent) return 'urgent'
  return share >= warnings.soon ? 'soon' : 'calm'
}

/** ¥980, ¥9760.80: without grouping (spec 2 §9). */
export const yuan = (fen: number): string =>
  fen % 100 === 0 ? `¥${fen / 100}` : `¥${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
export const exactYuan = (fen: number): string => `¥${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
/** 2027-03-18, as it is in Beijing, where packages begin and end. */
export const dayText = (iso: string): string => dayFormat.format(new Date(iso))
export const daysLeft = (iso: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(iso) - now) / 86_400_000))
