import type { Parsed, Result } from '@cohort/contract/call'
import type { searchEverywhere } from '@cohort/contract/entity-searches'
import type { Context } from '#kernel/context'
import { list as listGroups } from '#modules/entities/groups'
import { foundRecord, hitsOf } from '#modules/entities/search'
import * as searching from '#modules/entities/search-store'
import { shapeFor } from '#modules/entities/shapes'
import { normalise } from '#modules/entities/text-runs'

/** Among so many of the newest hits of a type the best are looked for; the total counts them all. */
const among = 1000

type Group = Result<typeof searchEverywhere>['groups'][number]

export async function everywhere(
  ctx: Context,
  { body }: Parsed<typeof searchEverywhere>,
): Promise<Result<typeof searchEverywhere>> {
  const { groups } = await listGroups(ctx)
  const wanted = body.entityTypes
    ? groups.filter((group) => body.entityTypes?.includes(group.entityType))
    : groups.filter((group) => group.shown)
  const found = await Promise.all(wanted.map((group) => searchIn(ctx, group, body)))
  const words = normalise(body.query)
  return {
    groups: found
      .filter((group) => group.total > 0)
      .map((group, at) => ({ group, at, strength: strengthOf(group, words) }))
      .sort((a, b) => b.strength - a.strength || a.at - b.at)
      .map(({ group }) => group),
  }
}

/** A name that is what was typed is what was meant; a name that holds it is next. */
function strengthOf({ data }: Group, words: string): number {
  const [name = ''] = data.map((record) => normalise(String(record.data.standardFields.name ?? '')))
  if (name === words) return 2
  return name.includes(words) ? 1 : 0
}

async function searchIn(
  ctx: Context,
  { entityType, name }: { entityType: string; name: string },
  { query, pageSize }: Parsed<typeof searchEverywhere>['body'],
): Promise<Group> {
  const shape = await shapeFor(ctx, entityType)
  const hits = hitsOf(ctx, shape, { entityType, query })
  if (!hits?.terms) return { entityType, name, total: 0, capped: false, data: [] }
  const wanted = { ...hits, terms: hits.terms }
  const total = await searching.count(ctx, wanted)
  const page = { among, count: pageSize }
  const rows = total > 0 ? await searching.findBest(ctx, wanted, total <= searching.cap, normalise(query), page) : []
  return {
    entityType,
    name,
    total: Math.min(total, searching.cap),
    capped: total > searching.cap,
    data: rows.map((row) => foundRecord(shape, row, query)),
  }
}
