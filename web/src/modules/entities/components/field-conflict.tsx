import { inLocale } from '@cohort/contract/fields/values'
import { entryTitles } from '#fields/entry-words.ts'
import type { Shape } from '#fields/shape.ts'
import { useMembers } from '#fields/use-members.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/record.module.css'
import { Shown } from '#modules/entities/components/record-side.tsx'
import type { FieldConflict } from '#modules/entities/components/use-save.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface Props {
  conflict: FieldConflict
  shape: Shape
  onClose: () => void
}

/** 409: both values of the field, and one choice. */
export function FieldConflictDialog({ conflict, shape, onClose }: Props) {
  const text = useEntitiesText()
  const locale = useLocale()
  const { members } = useMembers()
  const { field, mine, theirs, current } = conflict
  const who = members?.find(({ userId }) => userId === current.meta.updatedBy)?.username ?? text.detail.someone
  const label = inLocale(field.definition.label, locale)
  // Of a list inside the record, the titles of its entries.
  const list = shape.type.lists?.find(({ key }) => key === field.key)
  const shown = (value: unknown) => (list ? entryTitles(list, value, locale) : value)
  return (
    <Dialog
      open
      title={text.conflict.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.conflict.takeTheirs}</Button>
          <Button kind="primary" onClick={conflict.keep}>
            {text.conflict.keepMine}
          </Button>
        </>
      }
    >
      <p>{text.conflict.text(who)}</p>
      <dl className={styles.versus}>
        <dt>{text.conflict.theirs}</dt>
        <dd>
          {label} <Shown field={field} value={shown(theirs)} />
        </dd>
        <dt>{text.conflict.mine}</dt>
        <dd>
          {label} <Shown field={field} value={shown(mine)} />
        </dd>
      </dl>
    </Dialog>
  )
}
