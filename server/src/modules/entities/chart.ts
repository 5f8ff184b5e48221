import type { Parsed, Result } from '@cohort/contract/call'
import { type ChartNode, chartNodesMax, type searchStructure } from '@cohort/contract/entity-searches'
import { fail } from '@cohort/contract/errors'
import type { Context } from '#kernel/context'
import { type ChartRow, findAbove, findHits } from '#modules/entities/chart-store'
import { dataOf } from '#modules/entities/records'
import { hitsOf } from '#modules/entities/search'
import { fieldAt, type ShapeField, valuesOf } from '#modules/entities/shape'
import { shapeFor } from '#modules/entities/shapes'
import { textRank } from '#modules/entities/text-rank'
import { treeOf } from '#modules/entities/tree'

export async function chart(
  ctx: Context,
  { body }: Parsed<typeof searchStructure>,
): Promise<Result<typeof searchStructure>> {
  const shape = await shapeFor(ctx, body.entityType)
  const { parentKey } = shape.type
  if (!parentKey) throw fail('BadInput', { field: 'entityType', problem: 'nothing stands above its records' })
  const columns = body.columns.map((path, at) => fieldAt(shape, path, `columns.${at}`))
  const hits = hitsOf(ctx, shape, body)
  if (!hits) return { nodes: [], roots: [], matched: 0, capped: false, cycles: [] }
  const way = ['standardFields', ...parentKey.split('.')]
  const isNarrowed = hits.terms !== undefined || hits.condition !== undefined
  const found = await findHits(ctx, hits, way, chartNodesMax + 1)
  const rows = isNarrowed ? await withAbove(ctx, hits.type, way, found) : found
  return drawn(rows.slice(0, chartNodesMax), columns, rows.length > chartNodesMax)
}

/** Nobody's company is deeper; it bounds what a chain without end can cost. */
const deepest = 200

/** The hits and everyone above them, a level at a time. A ring ends by itself: whoever is there is not asked for again. */
async function withAbove(ctx: Context, type: string, way: readonly string[], found: ChartRow[]): Promise<ChartRow[]> {
  const byId = new Map(found.map((row) => [row.open_id, row]))
  let level = found
  for (let depth = 0; depth < deepest && byId.size <= chartNodesMax; depth++) {
    const above = [...new Set(level.flatMap((row) => row.parent_id ?? []))].filter((id) => !byId.has(id))
    if (above.length === 0) break
    level = await findAbove(ctx, type, way, above)
    for (const row of level) byId.set(row.open_id, row)
  }
  return [...byId.values()]
}

const nameOf = (row: ChartRow): string => String(dataOf(row).standardFields.name ?? row.open_id)

/** Siblings by their order, where the type has one, then by name. */
function inOrder(rows: readonly ChartRow[]): ChartRow[] {
  const placed = rows.map((row) => ({
    row,
    place: row.nums['s.ordered'] ?? Number.MAX_VALUE,
    rank: textRank(nameOf(row)),
  }))
  placed.sort((a, b) => a.place - b.place || a.rank - b.rank || (a.row.open_id < b.row.open_id ? -1 : 1))
  return placed.map(({ row }) => row)
}

function drawn(rows: ChartRow[], columns: readonly ShapeField[], capped: boolean): Result<typeof searchStructure> {
  const tree = treeOf(inOrder(rows).map((row) => ({ id: row.open_id, parent: row.parent_id, row })))
  const nodes = tree.nodes.map(
    ({ item, parent, depth, children, descendants }): ChartNode => ({
      openId: item.id,
      name: nameOf(item.row),
      parentId: parent,
      childCount: children,
      descendantCount: descendants,
      depth,
      matches: item.row.matches,
      values: valuesAt(item.row, columns),
    }),
  )
  return {
    nodes,
    roots: nodes.filter((node) => node.parentId === null).map((node) => node.openId),
    matched: rows.filter((row) => row.matches).length,
    capped,
    cycles: tree.cycles,
  }
}

function valuesAt(row: ChartRow, columns: readonly ShapeField[]): Record<string, unknown> {
  const data = dataOf(row)
  const entries = columns.map((field): [string, unknown] => {
    const values = valuesOf(field, data)
    return [field.path, field.steps.includes('*') ? values : values[0]]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
