import type { SavedView } from '@cohort/contract/saved-views'
import { useState } from 'react'
import type { Shape } from '#fields/shape.ts'
import { useMay } from '#lib/who.ts'
import type { Columns } from '#modules/entities/components/use-columns.ts'
import { NameDialog } from '#modules/entities/components/views/name-dialog.tsx'
import { useViewsText } from '#modules/entities/components/views/text.ts'
import { useViewDeeds } from '#modules/entities/components/views/use-saved-views.ts'
import { differs, isPlain } from '#modules/entities/components/views/view-state.ts'
import type { ListState } from '#modules/entities/list-state.ts'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { useMissing } from '#ui/states.tsx'

interface Props {
  shape: Shape
  state: ListState
  onChange: (next: ListState) => void
  columns: Columns
  views: readonly SavedView[]
}

const sharing = { any: ['material.edit'] } as const

/** Offered as soon as the list shows something worth keeping. */
export function SaveView({ shape, state, onChange, columns, views }: Props) {
  const text = useViewsText()
  const [open, setOpen] = useState(false)
  const [shared, setShared] = useState(false)
  const keys = columns.fields.map(({ key }) => key)
  const deeds = useViewDeeds(state, keys, onChange)
  const mayShare = useMay(sharing)
  const missing = useMissing(sharing)
  const view = views.find(({ id }) => id === state.saved)
  const worth = view ? differs(view, state, keys, shape.type.columns) : !isPlain(state)
  if (!worth) return null
  return (
    <>
      <Button kind="link" size="small" onClick={() => setOpen(true)}>
        {text.saveAs}
      </Button>
      {open && (
        <NameDialog
          title={text.saveAsTitle}
          hint={text.saveHint}
          initial=""
          saving={deeds.saving}
          onClose={() => setOpen(false)}
          onSave={(name) => deeds.save(name, shared, () => setOpen(false))}
        >
          <Check checked={shared} onChange={setShared} refused={mayShare ? undefined : missing}>
            {text.share}
          </Check>
        </NameDialog>
      )}
    </>
  )
}
