import { useRef } from 'react'
import { useRemarksText } from '#fields/remarks/text.ts'
import { Icon } from '#ui/icon.tsx'

/** Chooses files for a remark; dropping or pasting them does the same. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const text = useRemarksText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" aria-label={text.attach} title={text.attach} onClick={() => input.current?.click()}>
        <Icon name="clip" size={16} />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={text.attached}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
