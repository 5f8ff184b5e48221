interface Item {
  id: string
  parent: string | null
}

interface Node<T> {
  item: T
  /** Null for a root, also for one whose parent is not among the items or whose ring was cut. */
  parent: string | null
  depth: number
  children: number
  descendants: number
}

/** Items that name the one above them as a forest: parents before children, siblings in the order given. */
export function treeOf<T extends Item>(items: readonly T[]): { nodes: Node<T>[]; cycles: string[][] } {
  const byId = new Map(items.map((item) => [item.id, item]))
  const cycles = cyclesOf(items, byId)
  const cut = new Set(cycles.flatMap(([first]) => first ?? []))
  const below = new Map<string | null, T[]>()
  for (const item of items) {
    const parent = item.parent !== null && byId.has(item.parent) && !cut.has(item.id) ? item.parent : null
    const siblings = below.get(parent)
    if (siblings) siblings.push(item)
    else below.set(parent, [item])
  }
  return { nodes: walk(below), cycles }
}

/** Depth first, without recursion: a chain may be thousands long. */
function walk<T extends Item>(below: ReadonlyMap<string | null, T[]>): Node<T>[] {
  const nodes: Node<T>[] = []
  const places = new Map<string, Node<T>>()
  const open = (below.get(null) ?? []).map((item) => ({ item, parent: null as string | null, depth: 0 })).reverse()
  for (let next = open.pop(); next; next = open.pop()) {
    const children = below.get(next.item.id) ?? []
    const node = { ...next, children: children.length, descendants: 0 }
    nodes.push(node)
    places.set(next.item.id, node)
    const { item, depth } = next
    open.push(...children.map((child) => ({ item: child, parent: item.id, depth: depth + 1 })).reverse())
  }
  for (const node of nodes.toReversed()) {
    const above = node.parent === null ? undefined : places.get(node.parent)
    if (above) above.descendants += 1 + node.descendants
  }
  return nodes
}

/** Each ring once, beginning with the item that comes first among the items. */
function cyclesOf<T extends Item>(items: readonly T[], byId: ReadonlyMap<string, T>): string[][] {
  const settled = new Set<string>()
  const cycles: string[][] = []
  const order = new Map(items.map((item, at) => [item.id, at]))
  for (const start of items) {
    const way = new Map<string, number>()
    let at: T | undefined = start
    while (at && !settled.has(at.id) && !way.has(at.id)) {
      way.set(at.id, way.size)
      at = at.parent === null ? undefined : byId.get(at.parent)
    }
    const ids = [...way.keys()]
    const from = at ? way.get(at.id) : undefined
    if (from !== undefined) cycles.push(firstAhead(ids.slice(from), order))
    for (const id of ids) settled.add(id)
  }
  return cycles
}

function firstAhead(ring: string[], order: ReadonlyMap<string, number>): string[] {
  const place = (id: string) => order.get(id) ?? 0
  const first = ring.reduce((best, id, at) => (place(id) < place(ring[best] ?? id) ? at : best), 0)
  return [...ring.slice(first), ...ring.slice(0, first)]
}
