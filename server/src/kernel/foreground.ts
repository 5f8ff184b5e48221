import { setImmediate as turn } from 'node:timers/promises'

/** How many answers people are waiting for in this process. Uploads and streams take their time anyway. */
let waiting = 0
/** Work that has stepped aside. */
const aside = new Set<() => void>()

export async function answering<T>(work: () => Promise<T>): Promise<T> {
  waiting += 1
  try {
    return await work()
  } finally {
    waiting -= 1
    if (waiting === 0) for (const goOn of aside) goOn()
  }
}

/** So long at most: with people at all times, work in the background would never end. */
const longestMs = 10

/** A pause in work that nobody waits for: until nobody waits for anything else, but never long. */
export async function stepAside(): Promise<void> {
  await turn()
  if (waiting === 0) return
  await new Promise<void>((done) => {
    const goOn = () => {
      clearTimeout(timer)
      aside.delete(goOn)
      done()
    }
    const timer = setTimeout(goOn, longestMs)
    aside.add(goOn)
  })
}
