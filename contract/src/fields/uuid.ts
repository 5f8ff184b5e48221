import { z } from 'zod'
import type { FieldType } from '#fields/field'
import { choiceOps, facetOperand } from '#fields/operands'

const id = z.string().trim().toLowerCase()

export const uuid: FieldType<string> = {
  name: 'Uuid',
  words: { zh: '唯一编号', en: 'Unique id' },
  schema: () => id.pipe(z.guid()),
  initial: () => null,
  ops: choiceOps,
  equality: 'facet',
  operand: facetOperand(id.max(500)),
  text: (value) => value,
  csv: (value) => value,
  facets: (value) => [value],
  number: () => undefined,
  keywords: () => [],
}
