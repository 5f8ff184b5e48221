import type { ReactNode } from 'react'
import styles from '#fields/files/files.module.css'
import { filesIn, useFileDrop } from '#fields/files/use-file-drop.ts'

interface Props {
  onFiles: (files: readonly File[]) => void
  className?: string | undefined
  /** Drawn while files hang over it. */
  overlay?: ReactNode
  children: ReactNode
}

/** Takes files that are dropped on it or pasted while the focus is in it. The button inside does the same by keyboard. */
export function DropArea({ onFiles, className, overlay, children }: Props) {
  const { over, on } = useFileDrop(onFiles)
  return (
    <div
      className={className ?? styles.area}
      data-over={over || undefined}
      {...on}
      onPaste={(event) => {
        const files = filesIn(event.clipboardData)
        // A table from a sheet comes as words and as a picture of them: an editor inside has taken the words.
        if (files.length === 0 || event.defaultPrevented) return
        event.preventDefault()
        onFiles(files)
      }}
    >
      {children}
      {over && overlay}
    </div>
  )
}
