import type { TreeItem } from '@cohort/contract/spaces'
import { useState } from 'react'
import { LookFields, type LookValue, lookOf } from '#modules/spaces/components/forms/look-fields.tsx'
import { useSpacesText } from '#modules/spaces/text.ts'
import { useTreeDeeds } from '#modules/spaces/use-tree-deeds.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Colour, icon and description of a space or a channel. */
export function LookDialog({ item, onClose }: { item: TreeItem; onClose: () => void }) {
  const text = useSpacesText().look
  const deeds = useTreeDeeds()
  const [value, setValue] = useState<LookValue>(() => lookOf(item))
  const save = () => {
    deeds.change(item, { style: value.style, description: value.description.trim() })
    onClose()
  }
  return (
    <Dialog
      open
      width={480}
      title={text.title(item.name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="primary" onClick={save}>
            {text.save}
          </Button>
        </>
      }
    >
      <LookFields value={value} onChange={setValue} />
    </Dialog>
  )
}
