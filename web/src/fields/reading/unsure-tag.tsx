import { useReadingText } from '#fields/reading/text.ts'
import { Tag } from '#ui/tag.tsx'

/** Beside a value that was not read for certain. */
export function UnsureTag() {
  const text = useReadingText()
  return (
    <Tag tone="warn" title={text.unsureHint}>
      {text.unsure}
    </Tag>
  )
}
