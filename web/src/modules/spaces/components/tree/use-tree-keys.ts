import { type KeyboardEvent, useState } from 'react'
import { aroundIn } from '#modules/spaces/components/tree/around.ts'
import { keyDeed } from '#modules/spaces/components/tree/tree-keys.ts'
import type { ItemLine } from '#modules/spaces/components/tree/tree-line.tsx'
import type { useRovingFocus } from '#modules/spaces/components/tree/use-roving-focus.ts'
import type { Tree } from '#modules/spaces/components/tree/use-tree.ts'
import type { ItemAround } from '#modules/spaces/components/use-item-menu.ts'
import type { useTreeRights } from '#modules/spaces/rights.ts'
import { useSpacesText } from '#modules/spaces/text.ts'
import { type Line, siblingsIn } from '#modules/spaces/tree.ts'
import type { TreeDeeds } from '#modules/spaces/use-tree-deeds.ts'

interface Asked {
  tree: Tree
  focus: ReturnType<typeof useRovingFocus>
  deeds: TreeDeeds
  rights: ReturnType<typeof useTreeRights>
  mayMove: (around: ItemAround) => boolean
  select: (line: ItemLine) => void
  onRename: (id: string) => void
}

/** What the keys do in the tree, and what of it is read aloud. */
export function useTreeKeys({ tree, focus, deeds, rights, mayMove, select, onRename }: Asked) {
  const { data, lines } = tree
  const text = useSpacesText().tree
  const [said, setSaid] = useState('')
  const step = (line: Line, key: 'up' | 'down') => {
    if (line.kind !== 'item') return
    const around = aroundIn(data)(line.item)
    const place = around.steps[key]
    if (!place || !mayMove(around)) return
    focus.go(line.id)
    deeds.move(line.item, place)
    const at = siblingsIn(data, line.item).findIndex(({ id }) => id === line.id)
    setSaid(text.moved(line.item.name, at + 1 + (key === 'up' ? -1 : 1)))
  }
  const choose = (line: Line) => {
    if (line.kind === 'item') select(line)
    else if (line.kind === 'fold') tree.setOpen(line.id, !line.open)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const line = lines.find(({ id }) => id === focus.id)
    if (!line || !(event.target instanceof HTMLElement) || event.target.role !== 'treeitem') return
    const deed = keyDeed(lines, line.id, event.key, event.altKey)
    if (deed === undefined) return
    event.preventDefault()
    if (deed === 'up' || deed === 'down') step(line, deed)
    else if (deed === 'choose') choose(line)
    else if (deed === 'rename') line.kind === 'item' && rights.mayEdit(line.item) && onRename(line.id)
    else if ('go' in deed) focus.go(deed.go)
    else tree.setOpen(line.id, deed.open)
  }
  return { onKeyDown, said }
}
