import type { ChartNode } from '@cohort/contract/entity-searches'
import { Graph, layout } from '@dagrejs/dagre'

export const nodeSize = { width: 212, height: 76 } as const

/** Where each node stands, the upper left corner of it. */
export function placesOf(seen: readonly ChartNode[]): Map<string, { x: number; y: number }> {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: 24, ranksep: 56 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { openId } of seen) graph.setNode(openId, { ...nodeSize })
  for (const { openId, parentId } of seen) if (parentId && graph.hasNode(parentId)) graph.setEdge(parentId, openId)
  layout(graph)
  return new Map(
    seen.map(({ openId }) => {
      const { x, y } = graph.node(openId) as { x: number; y: number }
      return [openId, { x: x - nodeSize.width / 2, y: y - nodeSize.height / 2 }]
    }),
  )
}
