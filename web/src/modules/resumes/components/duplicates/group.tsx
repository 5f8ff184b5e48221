import type { Entity } from '@cohort/contract/entities'
import { useId } from 'react'
import { Link, useNavigate } from 'react-router'
import styles from '#modules/resumes/components/duplicates/duplicates.module.css'
import { useDuplicatesText } from '#modules/resumes/components/duplicates/text.ts'
import { mergeAddress, personOf, recordAddress } from '#modules/resumes/person.ts'
import { type DuplicateGroup, useDismissDuplicate } from '#modules/resumes/queries.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Tag } from '#ui/tag.tsx'
import { useUiText } from '#ui/text.ts'
import { Time } from '#ui/time.tsx'
import { toast } from '#ui/toast.ts'

export const idOf = ({ meta }: Entity): string => meta.openId

/** What was changed last is most likely to be true still: it is kept unless somebody says otherwise. */
export const newestIn = ({ records }: DuplicateGroup): string =>
  records.reduce<Entity | undefined>(
    (newest, one) => (newest && newest.meta.updatedAt >= one.meta.updatedAt ? newest : one),
    undefined,
  )?.meta.openId ?? ''

interface Props {
  group: DuplicateGroup
  keptId: string
  isTicked: boolean
  onKeep: (id: string) => void
  onTick: (ticked: boolean) => void
}

/** Resumes that share something by which a person is known: one of them stays, or they are two people after all. */
export function Group({ group, keptId, isTicked, onKeep, onTick }: Props) {
  const text = useDuplicatesText()
  const navigate = useNavigate()
  const radios = useId()
  const others = group.records.filter((record) => idOf(record) !== keptId)
  const [other] = others
  const [first] = group.records
  return (
    <li className={styles.group}>
      <div className={styles.top}>
        <Check label={text.select(first ? personOf(first).name : '')} checked={isTicked} onChange={onTick} />
        <Tag tone="warn">{text.by[group.by]}</Tag>
        <span className={styles.deeds}>
          {group.records.length === 2 && <Distinct records={group.records} />}
          {other && (
            <Button size="small" onClick={() => void navigate(mergeAddress(keptId, idOf(other), 'list'))}>
              {text.compare}
            </Button>
          )}
        </span>
      </div>
      {group.records.map((record) => {
        const { name, line } = personOf(record)
        return (
          <div key={idOf(record)} className={styles.record}>
            <Avatar name={name} color={colorOf(idOf(record))} size={28} />
            <span className={styles.who}>
              <Link to={recordAddress(idOf(record))} aria-description={line}>
                {name}
              </Link>
              {line && <small>{line}</small>}
            </span>
            <small className={styles.when}>
              <Time iso={record.meta.updatedAt} words={text.updated} now={text.updatedNow} />
            </small>
            <label className={styles.keep}>
              <input
                type="radio"
                name={radios}
                aria-label={text.keep(name)}
                aria-description={line}
                checked={idOf(record) === keptId}
                onChange={() => onKeep(idOf(record))}
              />
              <span aria-hidden="true">{text.kept}</span>
            </label>
          </div>
        )
      })}
    </li>
  )
}

function Distinct({ records }: { records: readonly Entity[] }) {
  const text = useDuplicatesText()
  const undoWord = useUiText().undo
  const dismiss = useDismissDuplicate()
  const [openId = '', otherId = ''] = records.map(idOf)
  const send = (dismissed: boolean, onSuccess: () => void) =>
    // The group may be gone from the page before the answer is here.
    void dismiss.mutateAsync({ body: { openId, otherId, dismissed } }).then(onSuccess, () => undefined)
  return (
    <Button
      kind="text"
      size="small"
      loading={dismiss.isPending}
      onClick={() =>
        send(true, () =>
          toast.undo(text.distinctDone, undoWord, () => send(false, () => toast.show({ text: text.distinctUndone }))),
        )
      }
    >
      {text.distinct}
    </Button>
  )
}
