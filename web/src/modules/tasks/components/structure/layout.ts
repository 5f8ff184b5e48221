import type { StructureNode } from '@cohort/contract/projects'

const width = 216
const height = 60
const flowHead = 44
const stageRow = 26
const flowFoot = 8

export const sizeOf = ({ kind, stages }: StructureNode): { width: number; height: number } => ({
  width,
  height: kind === 'Flow' ? flowHead + stages.length * stageRow + flowFoot : height,
})

export interface Spot {
  x: number
  y: number
}

const beside = 28
const below = 44

/** From top to bottom: each in the middle above what stands in it, which is side by side right below it. */
export function drawn(nodes: readonly StructureNode[]): Map<string, Spot> {
  const inside = Map.groupBy(nodes, ({ parentId }) => parentId)
  const places = new Map<string, Spot>()
  const span = (list: readonly StructureNode[]): number =>
    list.reduce(
      (sum, { id }) => sum + Math.max(width, span(inside.get(id) ?? [])),
      beside * Math.max(0, list.length - 1),
    )
  const put = (list: readonly StructureNode[], left: number, y: number): void => {
    let x = left
    for (const node of list) {
      const within = inside.get(node.id) ?? []
      const own = Math.max(width, span(within))
      places.set(node.id, { x: x + (own - width) / 2, y })
      put(within, x + (own - span(within)) / 2, y + sizeOf(node).height + below)
      x += own + beside
    }
  }
  put(inside.get(null) ?? [], 0, 0)
  return places
}

const indent = 24
const gap = 14

/** One below the other, each further in than what it stands in: for a narrow window. */
export function listed(nodes: readonly StructureNode[]): Map<string, Spot> {
  const places = new Map<string, Spot>()
  let y = 0
  for (const node of nodes) {
    const above = node.parentId === null ? undefined : places.get(node.parentId)
    places.set(node.id, { x: above ? above.x + indent : 0, y })
    y += sizeOf(node).height + gap
  }
  return places
}

/** Where an arrow key leads: up and down in the order of reading, left outwards, right inwards. */
export function stepOf(nodes: readonly StructureNode[], id: string, key: string): string | undefined {
  const at = nodes.findIndex((node) => node.id === id)
  const node = nodes[at]
  if (!node) return undefined
  if (key === 'ArrowDown') return nodes[at + 1]?.id
  if (key === 'ArrowUp') return nodes[at - 1]?.id
  if (key === 'ArrowLeft') return node.parentId ?? undefined
  if (key === 'ArrowRight') return nodes.find(({ parentId }) => parentId === id)?.id
  if (key === 'Home') return nodes[0]?.id
  return key === 'End' ? nodes.at(-1)?.id : undefined
}
