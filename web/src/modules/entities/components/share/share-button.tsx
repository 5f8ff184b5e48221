import type { Entity } from '@cohort/contract/entities'
import { lazy, Suspense, useState } from 'react'
import { useShareText } from '#modules/entities/components/share/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const ShareDialog = lazy(async () => ({
  default: (await import('#modules/entities/components/share/share-dialog.tsx')).ShareDialog,
}))

/** Publishes the record by a link, or takes it back. `disabled` says why not. */
export function ShareButton({ record, disabled }: { record: Entity; disabled: boolean | string }) {
  const text = useShareText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="text"
        aria-label={text.share}
        title={text.share}
        disabled={disabled}
        icon={<Icon name="link" />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <ShareDialog record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
