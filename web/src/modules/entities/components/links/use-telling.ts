import type { Entity } from '@cohort/contract/entities'
import { entityTypeOf } from '@cohort/contract/entity-types'
import { useFieldText } from '#fields/cell.tsx'
import { valueAt } from '#lib/value-at.ts'

const most = 3

/** The two or three fields that tell one record from another of the same name, as a line. */
export function useTelling(): (record: Entity) => string {
  const text = useFieldText()
  return ({ meta, data }) => {
    const type = entityTypeOf(meta.entityType)
    const fields = (type?.columns ?? []).slice(1).flatMap((key) => type?.fields.find((one) => one.key === key) ?? [])
    return fields
      .filter(({ type, options }) => type !== 'Number' && options?.entityType !== 'Tag')
      .map((field) => text(valueAt(data.standardFields, field.key), field))
      .filter((words) => words !== '')
      .slice(0, most)
      .join(' · ')
  }
}
