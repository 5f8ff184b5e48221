import type { ChartNode } from '@cohort/contract/entity-searches'

export type Closed = ReadonlySet<string>

const small = 40
const firstLevels = 2

/** A large chart opens with its first levels only. */
export const closedAtFirst = (nodes: readonly ChartNode[]): Closed =>
  nodes.length <= small ? new Set() : allClosed(nodes.filter(({ depth }) => depth >= firstLevels - 1))

export const allClosed = (nodes: readonly ChartNode[]): Closed =>
  new Set(nodes.filter(({ childCount }) => childCount > 0).map(({ openId }) => openId))

/** In the order of reading: each before those below it. Nothing below a closed one. */
export function inSight(nodes: readonly ChartNode[], closed: Closed): ChartNode[] {
  const below = childrenOf(nodes)
  const seen: ChartNode[] = []
  const walk = (node: ChartNode) => {
    seen.push(node)
    if (!closed.has(node.openId)) for (const child of below.get(node.openId) ?? []) walk(child)
  }
  for (const root of below.get(null) ?? []) walk(root)
  return seen
}

function childrenOf(nodes: readonly ChartNode[]): Map<string | null, ChartNode[]> {
  const known = new Set(nodes.map(({ openId }) => openId))
  const below = new Map<string | null, ChartNode[]>()
  for (const node of nodes) {
    const above = node.parentId !== null && known.has(node.parentId) ? node.parentId : null
    below.set(above, [...(below.get(above) ?? []), node])
  }
  return below
}

/** Everyone above a node opened, so that it is in sight. */
export function opened(nodes: readonly ChartNode[], closed: Closed, id: string): Closed {
  const byId = new Map(nodes.map((node) => [node.openId, node]))
  const next = new Set(closed)
  const passed = new Set<string>()
  for (let above = byId.get(id)?.parentId; above && !passed.has(above); above = byId.get(above)?.parentId) {
    passed.add(above)
    next.delete(above)
  }
  return next
}

export function toggled(closed: Closed, id: string): Closed {
  const next = new Set(closed)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Where a key leads from a node: to another, or to the same one opened or closed. */
export function stepOf(
  seen: readonly ChartNode[],
  closed: Closed,
  id: string,
  key: string,
): { to: string } | { toggle: string } | undefined {
  const at = seen.findIndex(({ openId }) => openId === id)
  const node = seen[at]
  if (!node) return undefined
  const to = (one: ChartNode | undefined) => (one ? { to: one.openId } : undefined)
  const isOpen = node.childCount > 0 && !closed.has(id)
  if (key === 'ArrowDown') return to(seen[at + 1])
  if (key === 'ArrowUp') return to(seen[at - 1])
  if (key === 'Home') return to(seen[0])
  if (key === 'End') return to(seen.at(-1))
  if (key === 'ArrowRight') return isOpen ? to(seen[at + 1]) : node.childCount > 0 ? { toggle: id } : undefined
  if (key !== 'ArrowLeft') return undefined
  return isOpen ? { toggle: id } : to(seen.find(({ openId }) => openId === node.parentId))
}

/** Nodes whose name or shown values hold the words, in the order of reading. */
export function hitsOf(nodes: readonly ChartNode[], words: string, textOf: (node: ChartNode) => string): string[] {
  const wanted = words.trim().toLowerCase()
  if (!wanted) return []
  return inSight(nodes, new Set())
    .filter((node) => `${node.name} ${textOf(node)}`.toLowerCase().includes(wanted))
    .map(({ openId }) => openId)
}
