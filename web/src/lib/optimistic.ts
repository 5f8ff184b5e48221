import { useState } from 'react'

interface Optimistic<T> {
  /** What was asked for, until it is so, or until it turns out otherwise. */
  value: T
  want: (value: T) => void
  /** It was refused: what is, shows again. */
  giveUp: () => void
}

/** Shows a change at once, and keeps showing it until the data behind it has been fetched anew. */
export function useOptimistic<T extends string | number | boolean | null>(actual: T): Optimistic<T> {
  const [wish, setWish] = useState<{ value: T; instead: T }>()
  if (wish && actual !== wish.instead) setWish(undefined)
  return {
    value: wish && actual === wish.instead ? wish.value : actual,
    want: (value) => setWish(value === actual ? undefined : { value, instead: actual }),
    giveUp: () => setWish(undefined),
  }
}
