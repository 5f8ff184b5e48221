import { choiceText } from '@cohort/contract/fields/choices'
import type { CellProps } from '#fields/cell.tsx'
import { Tags } from '#fields/tags.tsx'
import { useLocale } from '#lib/text.ts'

export function MultiChoiceCell({ value, definition, whole }: CellProps) {
  const locale = useLocale()
  return (
    <Tags texts={(value as string[]).map((id) => choiceText(id, definition.options ?? {}, locale))} whole={whole} />
  )
}
