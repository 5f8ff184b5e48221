import type { Entity } from '@cohort/contract/entities'
import { ApiFailure } from '#lib/api.ts'
import { useMay } from '#lib/who.ts'
import { useRestoreText } from '#modules/entities/components/restore/text.ts'
import { patchTo } from '#modules/entities/merge-patch.ts'
import { usePatch } from '#modules/entities/queries.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

interface Props {
  record: Entity
  /** What the record held then. */
  data: Entity['data']
}

/** Makes an earlier state the present one, as a new version; one click takes that back. */
export function RestoreVersion({ record, data }: Props) {
  const text = useRestoreText()
  const ui = useUiText()
  const may = useMay({ any: ['material.edit'] })
  const patch = usePatch()
  if (!may) return null
  const change = (from: Entity, to: Entity['data'], done: (saved: Entity) => void) =>
    patch.mutate(
      {
        params: { type: from.meta.entityType },
        query: { openId: from.meta.openId },
        body: {
          version: from.meta.version,
          standardFields: patchTo(from.data.standardFields, to.standardFields),
          customFields: patchTo(from.data.customFields, to.customFields),
        },
      },
      {
        onSuccess: done,
        onError: (error) =>
          error instanceof ApiFailure &&
          toast.show({ text: error.code === 'Conflict' ? text.conflict : error.message }),
      },
    )
  const restore = () =>
    change(record, data, (saved) =>
      toast.undo(text.restored, ui.undo, () => change(saved, record.data, () => undefined)),
    )
  return (
    <Button kind="link" size="small" loading={patch.isPending} icon={<Icon name="undo" size={14} />} onClick={restore}>
      {text.restore}
    </Button>
  )
}
