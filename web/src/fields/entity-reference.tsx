import type { EntityReference } from '@cohort/contract/fields/entity-reference'
import type { CellProps } from '#fields/cell.tsx'
import { Tags } from '#fields/tags.tsx'

/** Tags and other lists of records as words side by side; a single record by its name. */
export function EntityReferenceCell({ value, text, highlight, whole }: CellProps) {
  if (!Array.isArray(value)) return <span title={text}>{text}</span>
  const texts = (value as EntityReference[]).map(({ name, openId }) => name || openId)
  return <Tags texts={texts} highlight={highlight} whole={whole} />
}
