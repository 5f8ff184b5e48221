import type { Parsed, Result } from '@cohort/contract/call'
import { type ChartNode, chartNodesMax, type searchStructure } from '@cohort/contract/entity-searches'
import { fail } from '@cohort/contract/errors'
import type { Context } from '#kernel/context'
import { type ChartRow, findAll, findWithAbove } from '#modules/entities/chart-store'
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
  const hits = hitsOf(shape, body)
  if (!hits) return { nodes: [], roots: [], matched: 0, capped: false, cycles: [] }
  const way = ['standardFields', ...parentKey.split('.')]
  const isNarrowed = hits.terms !== undefined || hits.condition !== undefined
  const rows = await (isNarrowed ? findWithAbove : findAll)(ctx, hits, way, chartNodesMax + 1)
  return drawn(rows.slice(0, chartNodesMax), columns, rows.length > chartNodesMax)
}

const nameOf = (row: ChartRow): string => String(dataOf(row).standardFields.name ?? row.open_id)

/** Siblings by their order, where the type has one, then by name. */
const before = (a: ChartRow, b: ChartRow): number => {
  const place = (row: ChartRow) => row.nums['s.ordered'] ?? Number.POSITIVE_INFINITY
  const [one, other] = [place(a), place(b)]
  if (one !== other) return one < other ? -1 : 1
  return textRank(nameOf(a)) - textRank(nameOf(b)) || (a.open_id < b.open_id ? -1 : 1)
}

function drawn(rows: ChartRow[], columns: readonly ShapeField[], capped: boolean): Result<typeof searchStructure> {
  const tree = treeOf(rows.toSorted(before).map((row) => ({ id: row.open_id, parent: row.parent_id, row })))
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
