import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale } from '@cohort/contract/fields/values'
import { useLocale } from '#lib/text.ts'
import { useMaterialTypes } from '#modules/templates/queries.ts'

/** What types of records are called in the reader's language. */
export function useTypeNames(): (type: string) => string {
  const locale = useLocale()
  const groups = useMaterialTypes()
  return (type) => {
    const known = entityTypeOf(type)
    return known ? inLocale(known.name, locale) : (groups?.find(({ entityType }) => entityType === type)?.name ?? type)
  }
}
