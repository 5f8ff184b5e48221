import { inLocale } from '@cohort/contract/fields/values'
import { useMembers } from '#fields/use-members.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/record.module.css'
import { Shown } from '#modules/entities/components/record-side.tsx'
import type { Edit, FieldConflict } from '#modules/entities/components/use-edit.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** 409: both values of the field, and one choice. */
export function FieldConflictDialog({ conflict, edit }: { conflict: FieldConflict; edit: Edit }) {
  const text = useEntitiesText()
  const locale = useLocale()
  const { members } = useMembers()
  const { field, mine, theirs, current } = conflict
  const who = members?.find(({ userId }) => userId === current.meta.updatedBy)?.username ?? text.detail.someone
  const label = inLocale(field.definition.label, locale)
  return (
    <Dialog
      open
      title={text.conflict.title}
      onClose={edit.close}
      footer={
        <>
          <Button onClick={edit.close}>{text.conflict.takeTheirs}</Button>
          <Button kind="primary" onClick={() => edit.save(field, mine, label, current.meta.version)}>
            {text.conflict.keepMine}
          </Button>
        </>
      }
    >
      <p>{text.conflict.text(who)}</p>
      <dl className={styles.versus}>
        <dt>{text.conflict.theirs}</dt>
        <dd>
          {label} <Shown field={field} value={theirs} />
        </dd>
        <dt>{text.conflict.mine}</dt>
        <dd>
          {label} <Shown field={field} value={mine} />
        </dd>
      </dl>
    </Dialog>
  )
}
