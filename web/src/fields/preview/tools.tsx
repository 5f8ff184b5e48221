import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

/** Where the dialog draws what a viewer can do: in its bar on a desk, at its foot on a phone. */
export const ToolsSlot = createContext<HTMLElement | null>(null)

export function Tools({ children }: { children: ReactNode }) {
  const slot = useContext(ToolsSlot)
  return slot && createPortal(children, slot)
}

interface ToolProps {
  icon: IconName
  label: string
  onClick: () => void
  disabled?: boolean
}

export function Tool({ icon, label, onClick, disabled = false }: ToolProps) {
  return (
    <Button
      kind="text"
      aria-label={label}
      title={label}
      disabled={disabled}
      icon={<Icon name={icon} />}
      onClick={onClick}
    />
  )
}
