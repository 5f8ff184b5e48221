import { workApart } from '#kernel/apart'
import { makeItems, type Source } from '#modules/matching/profiles'

export interface Lot {
  sources: readonly Source[]
  now: Date
}
export type Made = ReturnType<typeof makeItems>

workApart<Lot, Made>(({ sources, now }) => makeItems(sources, now))
