import type { FileValue } from '@cohort/contract/fields/file'

/** What is being looked at: one of several files. */
export interface Previewed {
  files: readonly FileValue[]
  at: number
}

let shown: Previewed | undefined
const listeners = new Set<() => void>()

const set = (next: Previewed | undefined) => {
  shown = next
  for (const listener of listeners) listener()
}

/** Opens the preview over whatever is on the screen. The host that draws it stands once in the frame. */
export const openPreview = (files: readonly FileValue[], at = 0): void => {
  if (files.length > 0) set({ files, at: Math.max(0, Math.min(at, files.length - 1)) })
}

export const previewStore = {
  read: (): Previewed | undefined => shown,
  turn: (at: number): void => {
    if (shown?.files[at]) set({ ...shown, at })
  },
  close: (): void => set(undefined),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
