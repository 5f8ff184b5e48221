import type { FocusEvent } from 'react'
import type { EditorProps } from '#fields/editor.tsx'

/** What every input says of itself: its name, whether it must be filled in, and where its problem is told. */
export const named = ({
  label,
  autoFocus,
  describedBy,
  definition,
}: Pick<EditorProps, 'label' | 'autoFocus' | 'describedBy'> & Partial<Pick<EditorProps, 'definition'>>) => ({
  'aria-label': label,
  'aria-required': definition?.required || undefined,
  'aria-invalid': describedBy ? true : undefined,
  'aria-describedby': describedBy,
  autoFocus,
  // Opened to be changed: what is typed takes the place of what is there.
  onFocus: autoFocus ? selectAll : undefined,
})

const selectAll = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target instanceof HTMLInputElement && target.type !== 'checkbox') target.select()
}
