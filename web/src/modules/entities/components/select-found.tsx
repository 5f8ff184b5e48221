import { inLocale } from '@cohort/contract/fields/values'
import { limits } from '@cohort/contract/limits'
import { useLocale } from '#lib/text.ts'
import { countText } from '#modules/entities/counts.ts'
import type { Found } from '#modules/entities/queries.ts'
import type { Shape } from '#modules/entities/shape.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  shape: Shape
  selected: ReadonlySet<string>
  found: Found | undefined
  busy: boolean
  onSelect: (total: number) => Promise<void>
}

/** From what is ticked to all that was found; as many as can be changed at once. */
export function SelectFound({ shape, selected, found, busy, onSelect }: Props) {
  const text = useEntitiesText().bulk
  const measure = inLocale(shape.type.measure, useLocale())
  if (!found || found.total <= found.data.length || selected.size >= Math.min(found.total, limits.bulkRecords))
    return null
  const label =
    found.total > limits.bulkRecords
      ? text.selectFirst(limits.bulkRecords.toLocaleString('en-US'), measure)
      : text.selectFound(countText(found), measure)
  return (
    <Button kind="text" size="small" loading={busy} onClick={() => void onSelect(found.total)}>
      {label}
    </Button>
  )
}
