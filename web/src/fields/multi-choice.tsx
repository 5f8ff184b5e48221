import { choiceText } from '@cohort/contract/fields/choices'
import type { CellProps } from '#fields/cell.tsx'
import { Tags } from '#fields/tags.tsx'
import { useLocale } from '#lib/text.ts'

export function MultiChoiceCell({ value, definition, whole }: CellProps) {
  const locale = useLocale()
  const chosen = value as string[]
  return (
    <Tags
      texts={chosen.map((id) => choiceText(id, definition.options ?? {}, locale))}
      colors={chosen.map((id) => definition.options?.choices?.find((one) => one.id === id)?.color)}
      whole={whole}
    />
  )
}
