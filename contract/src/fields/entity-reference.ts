import { z } from 'zod'
import type { FieldOptions, FieldType } from '#fields/field'
import { facetOperand, textOps } from '#fields/operands'
import { each, listCsv, listText, nothingOrMany, oneOrMany, reading } from '#fields/values'

const shape = {
  openId: z.string().regex(/^[\w-]{1,64}$/),
  name: z.string().trim().max(500).optional(),
}

/** Where the field says which type it points at, the value need not repeat it. */
const reference = ({ entityType }: FieldOptions) =>
  z.preprocess(
    reading((value) => (entityType ? { entityType, ...value } : value)),
    z.strictObject({
      ...shape,
      entityType: entityType ? z.literal(entityType) : z.string().regex(/^[A-Za-z][\w-]{0,63}$/),
    }),
  )
export type EntityReference = z.infer<ReturnType<typeof reference>>

const nameOf = ({ name, openId }: EntityReference): string => name || openId

/** Another record, with the name it had when it was chosen; counted and compared by its id. */
export const entityReference: FieldType<EntityReference | EntityReference[]> = {
  name: 'EntityReference',
  words: { zh: '关联记录', en: 'Linked record' },
  schema: (options) => oneOrMany<EntityReference>(reference(options), options, ({ openId }) => openId),
  initial: nothingOrMany,
  ops: textOps,
  equality: 'facet',
  operand: facetOperand(z.string().max(64)),
  text: (value, _, locale) => listText(each(value).map(nameOf), locale),
  csv: (value) => listCsv(each(value).map(nameOf)),
  facets: (value) => each(value).map(({ openId }) => openId),
  number: () => undefined,
  keywords: (value) => each(value).flatMap(({ name }) => (name ? [name] : [])),
}
