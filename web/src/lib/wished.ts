import { startTransition, useState } from 'react'

/**
 * What is asked for, until the address says so too. `wish` is called with the change of the address, in one event: an address is
 * drawn when there is time for it, as a transition, and the wish ends in the same one. Who presses twice meanwhile sees the
 * second wish.
 */
export function useWished<T>(actual: T): [T, (value: T) => void] {
  const [wish, setWish] = useState<{ value: T }>()
  const ask = (value: T) => {
    setWish({ value })
    startTransition(() => setWish(undefined))
  }
  return [wish ? wish.value : actual, ask]
}
