import type { Parsed, Result } from '@cohort/contract/call'
import { entityTypes } from '@cohort/contract/entity-types'
import { fail } from '@cohort/contract/errors'
import { inLocale } from '@cohort/contract/fields/values'
import type { createGroup, deleteGroup, listGroups, listSearchGroups } from '@cohort/contract/groups'
import type { EntityType } from '@cohort/contract/types/type'
import { audit } from '#kernel/audit'
import { type Context, transaction } from '#kernel/context'
import * as groups from '#modules/entities/group-store'
import * as searching from '#modules/entities/search-store'
import * as types from '#modules/entities/tenant-type-store'

/** Shown from the start; an enterprise adds and takes away what it likes. */
const usual = new Set(['Resume', 'Job', 'Employee', 'Department', 'Contract', 'BusinessPartner', 'Email'])
const materials = [...entityTypes.values()].filter((type) => type.material)

/** Those that come with the product, then the enterprise's own. */
async function typesOf(ctx: Context): Promise<(EntityType & { own: boolean })[]> {
  const own = (await types.findAll(ctx)).map((row) => row.definition as unknown as EntityType)
  return [...materials.map((type) => ({ ...type, own: false })), ...own.map((type) => ({ ...type, own: true }))]
}

export async function list(ctx: Context): Promise<Result<typeof listGroups>> {
  const [all, rows] = await Promise.all([typesOf(ctx), groups.findGroups(ctx)])
  const said = new Map(rows.map((row) => [row.entity_type, row.shown]))
  return {
    groups: all.map(({ type, name, icon, own }) => ({
      entityType: type,
      name: inLocale(name, ctx.locale),
      shown: said.get(type) ?? (own || usual.has(type)),
      icon,
      own,
    })),
  }
}

async function show(ctx: Context, type: string, shown: boolean): Promise<Record<string, never>> {
  if (!(await typesOf(ctx)).some((known) => known.type === type)) throw fail('NotFound')
  return transaction(ctx, async (ctx) => {
    await groups.upsertGroup(ctx, type, shown)
    await audit(ctx, shown ? 'group.create' : 'group.delete', type)
    return {}
  })
}

export const create = (ctx: Context, { params }: Parsed<typeof createGroup>): Promise<Result<typeof createGroup>> =>
  show(ctx, params.type, true)

export const remove = (ctx: Context, { params }: Parsed<typeof deleteGroup>): Promise<Result<typeof deleteGroup>> =>
  show(ctx, params.type, false)

export async function trees(ctx: Context): Promise<Result<typeof listSearchGroups>> {
  const shown = (await list(ctx)).groups.filter((group) => group.shown)
  return {
    trees: await Promise.all(
      shown.map(async ({ entityType, name }) => {
        const total = await searching.count(ctx, { type: entityType, terms: undefined, condition: undefined })
        return {
          id: entityType,
          name,
          entityType,
          count: Math.min(total, searching.cap),
          capped: total > searching.cap,
        }
      }),
    ),
  }
}
