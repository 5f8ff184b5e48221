import type { Output } from '@cohort/contract/call'
import type { getRemain } from '@cohort/contract/resources'
import { amountsIn } from '#modules/resources/amounts.ts'

export interface Room {
  consumed: number
  total: number
  left: number
}

/** How many more records of a type there can be; undefined where nothing limits them. A trial has a limit of its own for resumes. */
export function roomFor(remain: Output<typeof getRemain>, entityType: string): Room | undefined {
  const data = amountsIn(remain.validResources).filter(({ type, isUnlimited }) => type === 'Entity' && !isUnlimited)
  const tried = remain.trial && entityType === 'Resume' ? [remain.trial.resumes] : []
  const rooms = [...data, ...tried].map(({ consumed, total }) => ({
    consumed,
    total,
    left: Math.max(0, total - consumed),
  }))
  return rooms.toSorted((one, two) => one.left - two.left)[0]
}

/** full: not even one; beyond: a part of it; close: all of it, but it takes most of what is left. */
type Fit = 'fits' | 'close' | 'beyond' | 'full'

export function fitOf(count: number, room: Room | undefined): Fit {
  if (!room) return 'fits'
  if (room.left === 0) return 'full'
  if (count > room.left) return 'beyond'
  return count > 1 && count * 2 > room.left ? 'close' : 'fits'
}
