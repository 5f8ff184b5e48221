import type { EntityReference } from '@cohort/contract/fields/entity-reference'
import type { CellProps } from '#fields/cell.tsx'
import { useTagColors } from '#fields/tag-colors.ts'
import { Tags } from '#fields/tags.tsx'

/** Tags and other lists of records as words side by side, tags in their colours; a single record by its name. */
export function EntityReferenceCell({ value, definition, text, highlight, whole }: CellProps) {
  const colors = useTagColors(definition.options?.entityType === 'Tag' && Array.isArray(value))
  if (!Array.isArray(value)) return <span title={text}>{text}</span>
  const references = value as EntityReference[]
  return (
    <Tags
      texts={references.map(({ name, openId }) => name || openId)}
      colors={references.map(({ openId }) => colors.get(openId))}
      highlight={highlight}
      whole={whole}
    />
  )
}
