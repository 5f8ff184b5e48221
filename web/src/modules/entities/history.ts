import type { Entity } from '@cohort/contract/entities'
import { isEmpty } from '@cohort/contract/fields/values'
import { fieldValue, type Shape, type ShownField } from '#fields/shape.ts'
import type { Version } from '#modules/entities/queries.ts'

export interface Difference {
  field: ShownField
  before: unknown
  after: unknown
}

export interface Change {
  version: number
  at: string
  by: string | null
  differences: readonly Difference[]
  /** Labels of lists that changed, such as works. */
  lists: readonly string[]
}

const same = (a: unknown, b: unknown): boolean => (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)

/** What each change did, newest first: every state compared with the one before it. The first state has none. */
export function changesOf(record: Entity, versions: readonly Version[], shape: Shape): Change[] {
  const { updatedAt: at, updatedBy: by, version } = record.meta
  const states = [{ version, at, by, data: record.data }, ...versions]
  return states.map((state, index) => {
    const before = states[index + 1]
    const fields = [...shape.fields.values()].filter(({ key }) => !key.startsWith('meta.') && key !== 'humanInfo.name')
    const differences = fields
      .map((field) => ({
        field,
        before: before && fieldValue({ meta: record.meta, data: before.data }, field),
        after: fieldValue({ meta: record.meta, data: state.data }, field),
      }))
      .filter((one) => before && !same(one.before, one.after))
    const lists = (shape.type.lists ?? []).filter(
      ({ key }) => before && !same(before.data.standardFields[key], state.data.standardFields[key]),
    )
    return { version: state.version, at: state.at, by: state.by, differences, lists: lists.map(({ key }) => key) }
  })
}
