import { searchEntities } from '@cohort/contract/entities'
import { limits } from '@cohort/contract/limits'
import { usedMost } from '#fields/words.ts'
import { useDebounced } from '#lib/debounce.ts'
import { useCall } from '#lib/query.ts'

export interface Among {
  entityType: string
  /** How searches name the field. */
  path: string
}

const at = (value: unknown, step: string): unknown =>
  value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[step] : undefined

/** Words that other records already hold in the same field, as they spell them. */
export function useUsedWords(among: Among | undefined, typed: string): string[] {
  const part = useDebounced(typed.trim(), limits.userSearchRestMs)
  const { entityType = '', path = '' } = among ?? {}
  const filters = part
    ? ({ field: path, op: 'contains', value: part } as const)
    : ({ field: path, op: 'notEmpty' } as const)
  const { data } = useCall(
    searchEntities,
    { body: { entityType, filters, pageSize: 50 } },
    { inPlace: true, enabled: among !== undefined, staleTime: 60_000 },
  )
  const values = (data?.data ?? []).map((record) => path.split('.').reduce<unknown>(at, record))
  return usedMost(values, typed)
}
