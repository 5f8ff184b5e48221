import type { Entity } from '@cohort/contract/entities'
import { Link } from 'react-router'
import styles from '#modules/resumes/components/merge/merge.module.css'
import { useMergeText } from '#modules/resumes/components/merge/text.ts'
import { personOf, recordAddress } from '#modules/resumes/person.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tag } from '#ui/tag.tsx'
import { Time } from '#ui/time.tsx'

interface Props {
  kept: Entity
  merged: Entity
  onSwap: () => void
}

/** Which of the two stays, and which becomes part of it. */
export function MergeHead({ kept, merged, onSwap }: Props) {
  const text = useMergeText()
  return (
    <div className={styles.heads}>
      <Side record={kept} side="kept" />
      <Button
        className={styles.swap}
        aria-label={text.swap}
        title={text.swap}
        icon={<Icon name="swap" size={16} />}
        onClick={onSwap}
      />
      <Side record={merged} side="merged" />
    </div>
  )
}

function Side({ record, side }: { record: Entity; side: 'kept' | 'merged' }) {
  const text = useMergeText()
  const { name, line } = personOf(record)
  return (
    <div className={styles.head} data-side={side}>
      <Avatar name={name} color={colorOf(record.meta.openId)} size={40} />
      <span className={styles.who}>
        <span className={styles.name}>
          <Link to={recordAddress(record.meta.openId)} title={text.open(name)}>
            {name}
          </Link>
          <Tag tone={side === 'kept' ? 'accent' : 'plain'}>{text[side]}</Tag>
        </span>
        {line && <small>{line}</small>}
        <small>
          <Time iso={record.meta.updatedAt} words={text.updated} now={text.updatedNow} />
        </small>
      </span>
    </div>
  )
}
