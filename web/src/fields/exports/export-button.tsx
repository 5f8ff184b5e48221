import { lazy, Suspense, useState } from 'react'
import { useExportText } from '#fields/exports/text.ts'
import type { Wanted } from '#fields/exports/wanted.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const ExportDialog = lazy(async () => ({
  default: (await import('#fields/exports/export-dialog.tsx')).ExportDialog,
}))

export interface ExportProps {
  wanted: Wanted
  /** The paths of the columns that are shown now. */
  seen: readonly string[]
  /** How many there are, as the list says it. */
  count?: string | undefined
  /** The records that are selected, where some are. */
  selected?: readonly string[]
}

/** Takes a list along as a sheet. */
export function ExportButton({
  small = false,
  named = true,
  ...props
}: ExportProps & { small?: boolean; named?: boolean }) {
  const text = useExportText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind={small ? 'text' : 'default'}
        size={small ? 'small' : 'middle'}
        icon={<Icon name="download" size={16} />}
        aria-haspopup="dialog"
        aria-label={text.export}
        title={named ? undefined : text.export}
        onClick={() => setOpen(true)}
      >
        {named ? text.export : undefined}
      </Button>
      {open && (
        <Suspense>
          <ExportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
