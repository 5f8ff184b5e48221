import type { TreeItem } from '@cohort/contract/spaces'
import { lazy, Suspense, useCallback, useState } from 'react'
import { LookDialog } from '#modules/spaces/components/look-dialog.tsx'
import { MoveDialog } from '#modules/spaces/components/move-dialog.tsx'
import type { DialogKind } from '#modules/spaces/components/use-item-menu.ts'

const FlowDialog = lazy(async () => ({
  default: (await import('#modules/spaces/components/flows/flow-dialog.tsx')).FlowDialog,
}))

/** The dialogs that the menus of the tree and of the lists open. */
export function useItemDialogs() {
  const [open, setOpen] = useState<{ kind: DialogKind; item: TreeItem }>()
  const openDialog = useCallback((kind: DialogKind, item: TreeItem) => setOpen({ kind, item }), [])
  const close = () => setOpen(undefined)
  const dialogs = open && (
    <Suspense>
      {open.kind === 'look' && <LookDialog item={open.item} onClose={close} />}
      {open.kind === 'move' && <MoveDialog item={open.item} onClose={close} />}
      {open.kind === 'flows' && <FlowDialog owner={open.item} onClose={close} />}
    </Suspense>
  )
  return { openDialog, dialogs }
}
