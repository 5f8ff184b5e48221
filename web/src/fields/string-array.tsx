import type { CellProps } from '#fields/cell.tsx'
import { Tags } from '#fields/tags.tsx'

export function StringArrayCell({ value, highlight, whole }: CellProps) {
  return <Tags texts={value as string[]} highlight={highlight} whole={whole} />
}
