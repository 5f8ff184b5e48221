import type { Entity } from '@cohort/contract/entities'
import { useMay } from '#lib/who.ts'
import styles from '#modules/entities/components/live/live.module.css'
import { useLiveText } from '#modules/entities/components/live/text.ts'
import { useRestore } from '#modules/entities/queries.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast.ts'

/** The record was deleted while it was open: what it held stays in sight, and it can be brought back. */
export function DeletedBanner({ record }: { record: Entity }) {
  const text = useLiveText()
  const may = useMay({ any: ['material.edit'] })
  const restore = useRestore()
  const { entityType, openId } = record.meta
  const bringBack = () =>
    restore.mutate(
      { body: { records: [{ entityType, openId }] } },
      { onSuccess: () => toast.show({ text: text.restored }) },
    )
  return (
    <div className={styles.banner} role="alert">
      <p>{text.deleted}</p>
      {may && (
        <Button size="small" loading={restore.isPending} onClick={bringBack}>
          {text.restore}
        </Button>
      )}
    </div>
  )
}
