import { type ReactNode, useRef, useState } from 'react'
import styles from '#fields/files/files.module.css'

interface Props {
  onFiles: (files: readonly File[]) => void
  className?: string | undefined
  /** Drawn while files hang over it. */
  overlay?: ReactNode
  children: ReactNode
}

const filesIn = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])]
const carriesFiles = (transfer: DataTransfer): boolean => [...transfer.types].includes('Files')

/** Takes files that are dropped on it or pasted while the focus is in it. The button inside does the same by keyboard. */
export function DropArea({ onFiles, className, overlay, children }: Props) {
  const [over, setOver] = useState(false)
  // Entering a child is leaving the parent: only the balance says whether files still hang over it.
  const depth = useRef(0)
  const end = () => {
    depth.current = 0
    setOver(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={className ?? styles.area}
      data-over={over || undefined}
      onDragEnter={({ dataTransfer }) => {
        if (!carriesFiles(dataTransfer)) return
        depth.current += 1
        setOver(true)
      }}
      onDragLeave={() => {
        depth.current -= 1
        if (depth.current <= 0) end()
      }}
      onDragOver={(event) => {
        if (carriesFiles(event.dataTransfer)) event.preventDefault()
      }}
      onDrop={(event) => {
        const files = filesIn(event.dataTransfer)
        end()
        if (files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        onFiles(files)
      }}
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
