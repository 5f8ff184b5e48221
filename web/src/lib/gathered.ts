/** Runs soon after it was called, and again only after a pause, however often it is called meanwhile. */
export function gathered(run: () => void, firstMs: number, betweenMs: number): { call: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  const now = () => {
    timer = undefined
    last = Date.now()
    run()
  }
  return {
    call: () => {
      timer ??= setTimeout(now, Math.max(firstMs, last + betweenMs - Date.now()))
    },
    stop: () => clearTimeout(timer),
  }
}
