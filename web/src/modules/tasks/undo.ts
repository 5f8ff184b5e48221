import { toast } from '#ui/toast.ts'

interface Entry {
  run: () => void
  at: number
  toastId: number
}

const entries: Entry[] = []
const most = 50
/** Longer ago, nobody remembers what it was. */
const keptMs = 600_000

/** Says what was done, with a button that takes it back; the key u takes back the last one, also later. */
export function offerUndo(text: string, label: string, run: () => void): void {
  const entry: Entry = {
    run: () => {
      const at = entries.indexOf(entry)
      if (at >= 0) entries.splice(at, 1)
      run()
    },
    at: Date.now(),
    toastId: 0,
  }
  entry.toastId = toast.undo(text, label, entry.run)
  entries.push(entry)
  if (entries.length > most) entries.shift()
}

/** Takes back the last thing that was done; false where there is nothing. */
export function undoLast(): boolean {
  const last = entries.at(-1)
  if (!last || Date.now() - last.at > keptMs) return false
  toast.hide(last.toastId)
  last.run()
  return true
}
