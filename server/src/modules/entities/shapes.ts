import { entityTypeOf } from '@cohort/contract/entity-types'
import { fail } from '@cohort/contract/errors'
import type { FieldDefinition } from '@cohort/contract/types/type'
import type { Context } from '#kernel/context'
import * as store from '#modules/entities/custom-field-store'
import { type Shape, shapeOf } from '#modules/entities/shape'

/** Kinds that other parts of the product keep for themselves; they are not read or written as records. */
const reserved = new Set(['GlobalConfig', 'TenantConfig'])

/** The fields of a type for the enterprise of the context. An unknown type is 404, as if it had no records. */
export async function shapeFor(ctx: Context, typeName: string): Promise<Shape> {
  const type = reserved.has(typeName) ? undefined : entityTypeOf(typeName)
  if (!type) throw fail('NotFound')
  const rows = await store.findAll(ctx, typeName)
  return shapeOf(
    type,
    rows.map((row) => row.definition as unknown as FieldDefinition),
  )
}
