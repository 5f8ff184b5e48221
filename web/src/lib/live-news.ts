import type { LiveChange } from '@cohort/contract/live'

/** Undefined: something was lost on the way, and all must be asked for anew. */
type Hear = (change: LiveChange | undefined) => void

const hearers = new Set<Hear>()

/** The one stream of the page speaks here; every module that shows something of its own listens. */
export const tellLive: Hear = (change) => {
  for (const hear of hearers) hear(change)
}

export const hearLive = (hear: Hear): (() => void) => {
  hearers.add(hear)
  return () => {
    hearers.delete(hear)
  }
}
