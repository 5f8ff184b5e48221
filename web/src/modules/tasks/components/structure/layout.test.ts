import type { StructureNode } from '@cohort/contract/projects'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawn, listed, sizeOf, stepOf } from '#modules/tasks/components/structure/layout.ts'

/** Trees as the server tells them: parents before children; flows hold stages and nothing else. */
const trees = fc
  .array(fc.record({ up: fc.nat(), stages: fc.nat(8), isFlow: fc.boolean() }), { minLength: 1, maxLength: 25 })
  .map((drafts) => {
    const nodes: StructureNode[] = []
    for (const [at, { up, stages, isFlow }] of drafts.entries()) {
      const above = nodes.filter(({ kind }) => kind === 'Project')
      const parent = above.length > 0 ? above[up % above.length] : undefined
      nodes.push({
        id: `n${at}`,
        kind: isFlow && parent ? 'Flow' : 'Project',
        name: `n${at}`,
        parentId: parent?.id ?? null,
        channelId: null,
        status: null,
        count: 0,
        stages:
          isFlow && parent ? Array.from({ length: stages }, (_, n) => ({ id: `${at}-${n}`, name: 's', count: 0 })) : [],
      })
    }
    return nodes
  })

const overlaps = (nodes: readonly StructureNode[], places: ReturnType<typeof drawn>): boolean =>
  nodes.some((one, at) =>
    nodes.slice(at + 1).some((other) => {
      const [a, b] = [places.get(one.id), places.get(other.id)]
      if (!a || !b) return true
      const [sa, sb] = [sizeOf(one), sizeOf(other)]
      return a.x < b.x + sb.width && b.x < a.x + sa.width && a.y < b.y + sb.height && b.y < a.y + sa.height
    }),
  )

test('nothing lies on anything else, and what stands in something is below it', () => {
  fc.assert(
    fc.property(trees, (nodes) => {
      for (const places of [drawn(nodes), listed(nodes)]) {
        expect(overlaps(nodes, places)).toBe(false)
        for (const { id, parentId } of nodes)
          if (parentId) expect(places.get(id)?.y).toBeGreaterThan(places.get(parentId)?.y ?? 0)
      }
    }),
    { numRuns: 60 },
  )
})

test('arrow keys lead to every node, and back', () => {
  fc.assert(
    fc.property(trees, (nodes) => {
      let at: string | undefined = nodes[0]?.id
      const seen: string[] = []
      for (; at; at = stepOf(nodes, at, 'ArrowDown')) seen.push(at)
      expect(seen).toEqual(nodes.map(({ id }) => id))
      for (const { id } of nodes) {
        const inner = stepOf(nodes, id, 'ArrowRight')
        if (inner) expect(stepOf(nodes, inner, 'ArrowLeft')).toBe(id)
      }
    }),
  )
})
