import { toast } from '#ui/toast.ts'

interface Entry {
  run: () => void
  toastId: number
}

const entries: Entry[] = []
const most = 50

/** Says what was done, with a button that takes it back; the key u takes back the last one, also later. */
export function offerUndo(text: string, label: string, run: () => void): void {
  const entry: Entry = {
    run: () => {
      const at = entries.indexOf(entry)
      if (at >= 0) entries.splice(at, 1)
      run()
    },
    toastId: 0,
  }
  entry.toastId = toast.undo(text, label, entry.run)
  entries.push(entry)
  if (entries.length > most) entries.shift()
}

/** Takes back the last thing that was done; false where there is nothing. */
export function undoLast(): boolean {
  const last = entries.at(-1)
  if (!last) return false
  toast.hide(last.toastId)
  last.run()
  return true
}
