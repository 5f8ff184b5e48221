import { may } from '@cohort/contract/access'
import { entityTypeOf } from '@cohort/contract/entity-types'
import { fail } from '@cohort/contract/errors'
import type { FieldDefinition } from '@cohort/contract/types/type'
import type { Context } from '#kernel/context'
import * as store from '#modules/entities/custom-field-store'
import { type Shape, shapeOf } from '#modules/entities/shape'

/** Kinds that other parts of the product keep for themselves; they are not read or written as records. */
const reserved = new Set(['GlobalConfig', 'TenantConfig', 'Remark'])

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

/** The same for the part of the product that keeps a type for itself. */
export async function keptShape(ctx: Context, typeName: string): Promise<Shape> {
  const type = entityTypeOf(typeName)
  if (!type) throw fail('NotFound')
  const rows = await store.findAll(ctx, typeName)
  return shapeOf(
    type,
    rows.map((row) => row.definition as unknown as FieldDefinition),
  )
}
