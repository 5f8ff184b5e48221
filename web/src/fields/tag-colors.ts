import type { ChoiceColor } from '@cohort/contract/fields/field'
import { listTags } from '@cohort/contract/tags'
import { useMemo } from 'react'
import { useCall } from '#lib/query.ts'
import { useMay } from '#lib/who.ts'

/** The colours of the enterprise's tags by their ids. Whoever may not see the tags' list sees them without colours. */
export function useTagColors(enabled: boolean): ReadonlyMap<string, ChoiceColor> {
  const may = useMay(listTags.access)
  const tags = useCall(listTags, { query: {} }, { inPlace: true, enabled: enabled && may, staleTime: 300_000 }).data
    ?.tags
  return useMemo(() => new Map(tags?.map(({ openId, color }) => [openId, color])), [tags])
}
