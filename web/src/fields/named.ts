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
})
