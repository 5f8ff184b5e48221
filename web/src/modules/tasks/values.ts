import type { Entity } from '@cohort/contract/entities'
import type { Task } from '@cohort/contract/tasks'
import type { FieldDefinition } from '@cohort/contract/types/type'

const at = (value: unknown, step: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, step)
    ? (value as Record<string, unknown>)[step]
    : undefined

/** The value at a path such as `data.standardFields.current.assignee`. */
export const valueAt = (record: unknown, path: string): unknown => path.split('.').reduce(at, record)

export const standard = (record: Pick<Entity, 'data'>, key: string): unknown => valueAt(record.data.standardFields, key)

/** A text among the standard fields, or nothing. */
export const textOf = (record: Pick<Entity, 'data'>, key: string): string | undefined => {
  const value = standard(record, key)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export const startOf = (task: Task): string | undefined => textOf(task, 'extendData.startTime')
export const dueOf = (task: Task): string | undefined => textOf(task, 'extendData.timeoutTime')

/** A field of a task or of a record, as screens ask for it. */
export interface AskedField {
  /** `task.data.standardFields.priority`, as moves send it. */
  key: string
  path: string
  definition: FieldDefinition
}

interface Fields {
  fields: ReadonlyMap<string, { path: string; definition: FieldDefinition }>
}

/** The fields that a refusal names: `task.…,payload.…`. Those that nobody knows any more are left out. */
export function askedFields(names: string, task: Fields | undefined, payload: Fields | undefined): AskedField[] {
  return names.split(',').flatMap((key) => {
    const [of = '', ...steps] = key.split('.')
    const path = steps.join('.')
    const shape = of === 'payload' ? payload : task
    const found = [...(shape?.fields.values() ?? [])].find((field) => field.path === path)
    return found ? [{ key, path, definition: found.definition }] : []
  })
}

/** `data.standardFields.a.b` and a value as the merge patch of one field. */
export function patchAt(path: string, value: unknown): Record<string, unknown> {
  const [, ...steps] = path.split('.')
  return steps.reverse().reduce<unknown>((inner, step) => ({ [step]: inner }), value) as Record<string, unknown>
}
