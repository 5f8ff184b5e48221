import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { Link } from 'react-router'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/remarks/chat.module.css'
import { Conversation } from '#modules/entities/components/remarks/conversation.tsx'
import { useRemarksText } from '#modules/entities/components/remarks/text.ts'
import { useWriters } from '#modules/entities/components/remarks/use-writers.ts'
import { type Conversation as Talk, useConversations, useMayRemark } from '#modules/entities/remark-queries.ts'
import type { Shape } from '#modules/entities/shape.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState, NoPermission } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'

const using = { any: ['remark.use'] } as const

/** The records of a type that are talked about, as a list of conversations with the open one beside it. */
export function ChatView({ shape }: { shape: Shape }) {
  const text = useRemarksText()
  const phone = useIsPhone()
  const may = useMayRemark()
  const talks = useConversations(shape.type.type === 'Remark' ? undefined : shape.type.type)
  const [chosen, setChosen] = useState<string>()
  if (!may) return <NoPermission access={using} />
  if (talks.error && !talks.data) return <ErrorState error={talks.error} onRetry={() => void talks.refetch()} />
  if (!talks.data) return <SkeletonRows rows={8} height={64} />
  const all = talks.data.data
  if (all.length === 0) return <Empty title={text.chat.empty} hint={text.chat.emptyHint} fill />
  const talk = all.find(({ openId }) => openId === chosen) ?? (phone ? undefined : all[0])
  return (
    <div className={styles.chat}>
      {!(phone && talk) && (
        <nav className={styles.talks} aria-label={text.chat.list}>
          {all.map((one) => (
            <TalkRow
              key={`${one.entityType}/${one.openId}`}
              talk={one}
              current={one === talk}
              onChoose={() => setChosen(one.openId)}
            />
          ))}
        </nav>
      )}
      {talk && <Opened key={talk.openId} talk={talk} onBack={phone ? () => setChosen(undefined) : undefined} />}
    </div>
  )
}

interface RowProps {
  talk: Talk
  current: boolean
  onChoose: () => void
}

function TalkRow({ talk, current, onChoose }: RowProps) {
  const text = useRemarksText()
  const writer = useWriters()(talk.last.createdBy)
  return (
    <button type="button" className={styles.talk} aria-current={current || undefined} onClick={onChoose}>
      <Avatar name={talk.name} color={colorOf(talk.openId)} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>
          <strong>{talk.name}</strong>
          <small>
            <Time iso={talk.last.createdAt} words={text.when} now={text.now} />
          </small>
        </span>
        <span className={styles.last}>
          <span>
            {writer.name}：{talk.last.text}
          </span>
          {talk.unread > 0 && (
            <b>
              <span aria-hidden="true">{talk.unread}</span>
              <span className="visually-hidden">{text.chat.unread(talk.unread)}</span>
            </b>
          )}
        </span>
      </span>
    </button>
  )
}

function Opened({ talk, onBack }: { talk: Talk; onBack: (() => void) | undefined }) {
  const text = useRemarksText().chat
  const locale = useLocale()
  const type = entityTypeOf(talk.entityType)
  return (
    <section className={styles.opened} aria-label={talk.name}>
      <header>
        {onBack && <Button kind="text" aria-label={text.back} icon={<Icon name="left" />} onClick={onBack} />}
        <h2>{talk.name}</h2>
        <span>{type && inLocale(type.name, locale)}</span>
        <Link to={`/entity/${encodeURIComponent(talk.openId)}?type=${talk.entityType}`}>{text.open}</Link>
      </header>
      <Conversation target={{ type: talk.entityType, id: talk.openId }} />
    </section>
  )
}
