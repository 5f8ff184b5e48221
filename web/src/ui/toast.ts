import { undoSeconds } from '#ui/theme/sizes.ts'

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'danger'
  /** Undo, fill in, open …: one thing to do about it. */
  action?: { label: string; run: () => void; countdown?: boolean }
  seconds: number
}

type NewToast = Omit<Toast, 'id' | 'tone' | 'seconds'> & { tone?: Toast['tone']; seconds?: number }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const set = (next: readonly Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Short messages at the bottom of the page. The host that draws them stands once in the providers. */
export const toast = {
  show: ({ tone = 'plain', seconds = 4, ...rest }: NewToast): number => {
    lastId += 1
    const shown = { ...rest, id: lastId, tone, seconds }
    // The same words twice are said once, anew.
    set([...toasts.filter((other) => other.text !== rest.text || other.action), shown].slice(-4))
    return shown.id
  },
  /** Something was done and can be taken back for eight seconds. */
  undo: (text: string, label: string, run: () => void): number =>
    toast.show({ text, action: { label, run, countdown: true }, seconds: undoSeconds }),
  hide: (id: number): void => set(toasts.filter((other) => other.id !== id)),
  all: (): readonly Toast[] => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
