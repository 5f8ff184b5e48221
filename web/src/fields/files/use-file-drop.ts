import { type DragEvent, useRef, useState } from 'react'

export const filesIn = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])]
const carriesFiles = (transfer: DataTransfer): boolean => [...transfer.types].includes('Files')

/** What makes something take files that are dropped on it; a button inside must do the same by keyboard. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false)
  // Entering a child is leaving the parent: only the balance says whether files still hang over it.
  const depth = useRef(0)
  const end = () => {
    depth.current = 0
    setOver(false)
  }
  const on = {
    onDragEnter: ({ dataTransfer }: DragEvent) => {
      if (!carriesFiles(dataTransfer)) return
      depth.current += 1
      setOver(true)
    },
    onDragLeave: () => {
      depth.current -= 1
      if (depth.current <= 0) end()
    },
    onDragOver: (event: DragEvent) => {
      if (carriesFiles(event.dataTransfer)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const files = filesIn(event.dataTransfer)
      end()
      if (files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      onFiles(files)
    },
  }
  return { over, on }
}
