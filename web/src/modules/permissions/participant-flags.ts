import { allFlags, bitsOf, type ObjectType } from '@cohort/contract/flags'
import type { Participant } from '@cohort/contract/permissions'

/** The objects that can lie inside: what a participant may do in them can be said here too. */
export const innerTypes: Record<ObjectType, readonly ('Channel' | 'Project')[]> = {
  Space: ['Channel', 'Project'],
  Channel: ['Project'],
  Project: [],
}

/** How much a set of flags is: everything, nothing beyond seeing it, or so many. */
export function amountOf(flags: number, type: ObjectType): 'all' | 'none' | number {
  if ((flags & allFlags(type)) === allFlags(type)) return 'all'
  const count = bitsOf(flags & allFlags(type)).length
  return count === 0 ? 'none' : count
}

/** Why a flag of a participant cannot be changed. */
export type FlagRefusal = 'leader' | 'creator' | 'notHeld'

interface Asked {
  participant: Pick<Participant, 'isLeader' | 'isCreator' | 'flags'>
  /** The bit in question. */
  bit: number
  /** What the asking member may do here. */
  own: number
}

/** Leaders and creators always have everything; nobody gives a flag that they lack, but they may take it. */
export function flagRefusal({ participant, bit, own }: Asked): FlagRefusal | undefined {
  if (participant.isCreator) return 'creator'
  if (participant.isLeader) return 'leader'
  const giving = (participant.flags & bit) === 0
  return giving && (own & bit) === 0 ? 'notHeld' : undefined
}
