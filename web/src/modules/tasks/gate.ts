let holds = 0
const waiting = new Map<string, () => void>()

/** While something is in hand, what comes in waits: no card moves under the pointer, no answer undoes a later move. */
export function hold(): () => void {
  holds += 1
  let held = true
  return () => {
    if (!held) return
    held = false
    holds -= 1
    if (holds > 0) return
    const all = [...waiting.values()]
    waiting.clear()
    for (const run of all) run()
  }
}

/** Now, or once nothing is in hand. Of several with one name the last one runs. */
export function whenFree(name: string, run: () => void): void {
  if (holds === 0) run()
  else waiting.set(name, run)
}
