import type { Entity } from '@cohort/contract/entities'
import type { ShownField } from '#fields/shape.ts'
import { useMembers } from '#fields/use-members.ts'
import styles from '#modules/entities/components/live/live.module.css'
import { useLiveText } from '#modules/entities/components/live/text.ts'
import { Shown } from '#modules/entities/components/record-side.tsx'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'

interface Props {
  record: Entity
  field: ShownField
  theirs: unknown
  mine: unknown
  onKeep: () => void
  onTake: () => void
}

/** Somebody else changed the very field that is being edited: both values, and nothing is lost until one is chosen. */
export function FieldChanged({ record, field, theirs, mine, onKeep, onTake }: Props) {
  const text = useLiveText()
  const someone = useEntitiesText().detail.someone
  const { members } = useMembers()
  const who = members?.find(({ userId }) => userId === record.meta.updatedBy)?.username ?? someone
  return (
    <div className={styles.notice} role="alert">
      <p>{text.changedField(who)}</p>
      <dl className={styles.versus}>
        <dt>{text.theirs}</dt>
        <dd>
          <Shown field={field} value={theirs} />
        </dd>
        <dt>{text.mine}</dt>
        <dd>
          <Shown field={field} value={mine} />
        </dd>
      </dl>
      <span className={styles.buttons}>
        <Button size="small" onClick={onKeep}>
          {text.keepMine}
        </Button>
        <Button size="small" onClick={onTake}>
          {text.takeTheirs}
        </Button>
      </span>
    </div>
  )
}
