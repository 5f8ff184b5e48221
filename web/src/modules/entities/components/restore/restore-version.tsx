import { restoreVersion } from '@cohort/contract/bulk'
import { type Entity, getEntity, listVersions, searchEntities } from '@cohort/contract/entities'
import { ApiFailure } from '#lib/api.ts'
import { useWrite } from '#lib/query.ts'
import { useMay } from '#lib/who.ts'
import { useRestoreText } from '#modules/entities/components/restore/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

/** Makes an earlier state the present one, as a new version; one click takes that back. */
export function RestoreVersion({ record, version }: { record: Entity; version: number }) {
  const text = useRestoreText()
  const ui = useUiText()
  const may = useMay(restoreVersion.access)
  const restore = useWrite(restoreVersion, {
    inPlace: ['Conflict', 'BadInput'],
    stale: [getEntity, searchEntities, listVersions],
  })
  if (!may) return null
  const bringBack = (from: Entity, wanted: number, done: (saved: Entity) => void) => {
    const { entityType: type, openId: id } = from.meta
    restore.mutate(
      { params: { type, id, version: wanted }, body: { version: from.meta.version } },
      {
        onSuccess: done,
        onError: (error) =>
          error instanceof ApiFailure &&
          toast.show({ text: error.code === 'Conflict' ? text.conflict : error.message }),
      },
    )
  }
  const run = () =>
    bringBack(record, version, (saved) =>
      toast.undo(text.restored, ui.undo, () => bringBack(saved, record.meta.version, () => undefined)),
    )
  return (
    <Button kind="link" size="small" loading={restore.isPending} icon={<Icon name="undo" size={14} />} onClick={run}>
      {text.restore}
    </Button>
  )
}
