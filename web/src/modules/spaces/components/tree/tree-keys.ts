import type { Line } from '#modules/spaces/tree.ts'

/** What a key does in the tree: which line is gone to, or what is done with the one that has the focus. */
export type KeyDeed = { go: string } | { open: boolean } | 'choose' | 'rename' | 'up' | 'down' | undefined

const stops = (lines: readonly Line[]) => lines.filter(({ kind }) => kind !== 'note')

/** As the keyboard of a tree is known to work. */
export function keyDeed(lines: readonly Line[], id: string, key: string, alt: boolean): KeyDeed {
  const all = stops(lines)
  const at = all.findIndex((line) => line.id === id)
  const line = all[at]
  if (!line) return undefined
  const go = (to: Line | undefined): KeyDeed => to && { go: to.id }
  if (alt) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined
  const open = line.kind === 'item' || line.kind === 'fold' ? line.open : undefined
  const deeds: Record<string, () => KeyDeed> = {
    ArrowDown: () => go(all[at + 1]),
    ArrowUp: () => go(all[at - 1]),
    Home: () => go(all[0]),
    End: () => go(all.at(-1)),
    ArrowRight: () => {
      if (open === false) return { open: true }
      const next = all[at + 1]
      return open && next && next.level > line.level ? go(next) : undefined
    },
    ArrowLeft: () => (open ? { open: false } : go(all.slice(0, at).findLast((one) => one.level < line.level))),
    Enter: () => 'choose',
    ' ': () => 'choose',
    F2: () => 'rename',
  }
  return deeds[key]?.()
}
