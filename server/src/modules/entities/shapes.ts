import { may } from '@cohort/contract/access'
import { entityTypeOf } from '@cohort/contract/entity-types'
import { fail } from '@cohort/contract/errors'
import type { EntityType, FieldDefinition } from '@cohort/contract/types/type'
import type { Context } from '#kernel/context'
import * as store from '#modules/entities/custom-field-store'
import { type Shape, shapeOf } from '#modules/entities/shape'
import { isWork, workTypes } from '#modules/entities/store'
import * as types from '#modules/entities/tenant-type-store'

/** Kinds that other parts of the product keep for themselves; they are not read or written as records. */
const reserved = new Set(['GlobalConfig', 'TenantConfig', 'Remark', ...workTypes])

/** One object for each state of an enterprise's type: what is derived from a type is kept by its identity. */
const known = new Map<string, EntityType>()
const mostKnown = 1000

function once(key: string, definition: unknown): EntityType {
  const found = known.get(key)
  if (found) return found
  if (known.size >= mostKnown) known.delete(known.keys().next().value ?? '')
  const type = definition as EntityType
  known.set(key, type)
  return type
}

/** A type that comes with the product, or one of the enterprise's own. */
export const findType = async (ctx: Context, name: string): Promise<EntityType | undefined> =>
  reserved.has(name) ? undefined : findAnyType(ctx, name)

/** Also those that other parts of the product keep. */
export async function findAnyType(ctx: Context, name: string): Promise<EntityType | undefined> {
  const builtIn = entityTypeOf(name)
  if (builtIn) return builtIn
  const row = await types.find(ctx, name)
  return row && once(`${ctx.tenant}/${name}/${row.created_at.getTime()}/${row.revision}`, row.definition)
}

/** The fields of a type for the enterprise of the context. An unknown type is 404, as if it had no records. */
export async function shapeFor(ctx: Context, typeName: string): Promise<Shape> {
  if (reserved.has(typeName)) throw fail('NotFound')
  return keptShape(ctx, typeName)
}

/** Remarks are searched and read like records by those who may use them. Only their writers write them. */
export async function shapeToRead(ctx: Context, typeName: string): Promise<Shape> {
  const open = typeName === 'Remark' && may(ctx.who?.rights, { any: ['remark.use'] })
  return open ? keptShape(ctx, typeName) : shapeFor(ctx, typeName)
}

/** What fields there are: also of spaces, projects and tasks, which have own fields too. */
export const shapeToDescribe = (ctx: Context, typeName: string): Promise<Shape> =>
  isWork(typeName) ? keptShape(ctx, typeName) : shapeToRead(ctx, typeName)

/** Shapes by enterprise, type and state of its fields. Whoever is recognised brings the state, so a shape is never old. */
const shapes = new Map<string, Shape>()

/** The same for the part of the product that keeps a type for itself. */
export async function keptShape(ctx: Context, typeName: string): Promise<Shape> {
  const revision = ctx.who?.schemaRevision
  if (revision === undefined) return shapeNow(ctx, typeName)
  const key = `${ctx.tenant}/${typeName}/${revision}`
  const found = shapes.get(key)
  if (found) return found
  const shape = await shapeNow(ctx, typeName)
  if (shapes.size >= mostKnown) shapes.delete(shapes.keys().next().value ?? '')
  shapes.set(key, shape)
  return shape
}

/** As it is in the database at this moment: for what changes fields, and for work that no request started. */
export async function shapeNow(ctx: Context, typeName: string): Promise<Shape> {
  const type = await findAnyType(ctx, typeName)
  if (!type) throw fail('NotFound')
  const rows = await store.findAll(ctx, typeName)
  return shapeOf(
    type,
    rows.map((row) => row.definition as unknown as FieldDefinition),
  )
}
