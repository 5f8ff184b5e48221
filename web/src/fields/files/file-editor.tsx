import { pictureTypes } from '@cohort/contract/file-kinds'
import { useEffect, useRef, useState } from 'react'
import type { EditorProps } from '#fields/editor.tsx'
import { DropArea } from '#fields/files/drop-area.tsx'
import { FileList } from '#fields/files/file-list.tsx'
import styles from '#fields/files/files.module.css'
import { useFilesText } from '#fields/files/text.ts'
import { useFileField } from '#fields/files/use-file-field.ts'
import { Icon } from '#ui/icon.tsx'

/** Files of a field: chosen, dropped or pasted, each with its own progress. A field for one file has the newest. */
export function FileEditor({ value, onChange, definition, label, autoFocus }: EditorProps) {
  const text = useFilesText()
  const { multiple = false, only } = definition.options ?? {}
  const field = useFileField({ value, onChange, multiple, only })
  const [refused, setRefused] = useState(false)
  const take = (chosen: readonly File[]) => {
    // A browser that does not know the type says none: then the server looks.
    const fitting = only ? chosen.filter(({ type }) => type === '' || pictureTypes.includes(type)) : chosen
    setRefused(fitting.length < chosen.length)
    if (fitting.length > 0) field.add(fitting)
  }
  return (
    <div className={styles.editor}>
      <FileList {...field} />
      <Chooser label={label} multiple={multiple} only={only} autoFocus={autoFocus} onFiles={take} />
      {refused && (
        <span role="alert" className={styles.problem}>
          {text.onlyPictures}
        </span>
      )}
    </div>
  )
}

interface ChooserProps {
  label: string
  multiple: boolean
  only: 'picture' | undefined
  autoFocus: boolean | undefined
  onFiles: (files: readonly File[]) => void
}

function Chooser({ label, multiple, only, autoFocus = false, onFiles }: ChooserProps) {
  const text = useFilesText()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (autoFocus) button.current?.focus()
  }, [autoFocus])
  return (
    <DropArea onFiles={onFiles}>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={only ? pictureTypes.join(',') : undefined}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Icon name="upload" size={16} />
      <span className={styles.words}>
        <span>{text.drop} </span>
        <button ref={button} type="button" className={styles.choose} onClick={() => input.current?.click()}>
          {only ? text.chooseOne : text.choose}
          <span className="visually-hidden">{text.of(label)}</span>
        </button>
        <small>{only ? text.pictures : text.limit}</small>
      </span>
    </DropArea>
  )
}
