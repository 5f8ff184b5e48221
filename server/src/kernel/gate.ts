/** Lets so many pieces of work run at once; the others wait their turn. More than `waiting` of them are turned away. */
export function gate(running: number, waiting: number, full: () => Error): <T>(work: () => Promise<T>) => Promise<T> {
  let inside = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (inside >= running) {
      if (queue.length >= waiting) throw full()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      inside++
    }
    try {
      return await work()
    } finally {
      // The place goes to the next in line, or is free again.
      const next = queue.shift()
      if (next) next()
      else inside--
    }
  }
}
