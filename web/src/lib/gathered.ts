/**
 * Runs soon after it was called, and again only after a pause, however often it is called meanwhile. By a clock that nobody sets:
 * where somebody sets the other one back, the pause would take an hour.
 */
export function gathered(run: () => void, firstMs: number, betweenMs: number): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  const now = () => {
    timer = undefined
    last = performance.now()
    run()
  }
  return {
    call: () => {
      timer ??= setTimeout(now, Math.max(firstMs, last + betweenMs - performance.now()))
    },
    stop: () => clearTimeout(timer),
  }
}
