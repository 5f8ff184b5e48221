import type { CellProps } from '#fields/cell.tsx'

/** Yes or no, in words: a tick alone would not say which of them a missing one is. */
export function BooleanCell({ text }: CellProps) {
  return <span>{text}</span>
}
