import { constants, setPriority } from 'node:os'
import { makeItems, type Source } from '#modules/matching/profiles'

export interface Lot {
  id: number
  sources: readonly Source[]
  now: Date
}
export interface Made {
  id: number
  made: ReturnType<typeof makeItems>
}

// It has begun as quickly as any, and does its work after everybody else's.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

process.on('message', ({ id, sources, now }: Lot) => {
  process.send?.({ id, made: makeItems(sources, now) } satisfies Made)
})
// Whoever started it is gone, however that came about.
process.on('disconnect', () => process.exit())
