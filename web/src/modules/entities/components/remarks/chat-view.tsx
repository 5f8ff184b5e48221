import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLeave } from '#fields/files/use-leave.ts'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/remarks/chat.module.css'
import { Conversation } from '#modules/entities/components/remarks/conversation.tsx'
import { TalkRow } from '#modules/entities/components/remarks/talk-row.tsx'
import { useRemarksText } from '#modules/entities/components/remarks/text.ts'
import { keyOfTalk, type Talk, useTalks } from '#modules/entities/components/remarks/use-talks.ts'
import type { Asked } from '#modules/entities/queries.ts'
import { useMayRemark } from '#modules/entities/remark-queries.ts'
import type { Shape } from '#modules/entities/shape.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState, NoPermission } from '#ui/states.tsx'

const using = { any: ['remark.use'] } as const

interface Props {
  shape: Shape
  /** What the list around asks; without one, everything that is being said. */
  body?: Asked
}

/** The records of a list as conversations, by what was said last, with the open one beside them. */
export function ChatView({ shape, body }: Props) {
  const text = useRemarksText()
  const phone = useIsPhone()
  const may = useMayRemark()
  const unlessHeld = useLeave()
  const talks = useTalks(body ? shape.type.type : undefined, body)
  const [chosen, setChosen] = useState<string>()
  const all = [...talks.all, ...talks.rest]
  const talk = all.find((one) => keyOfTalk(one) === chosen) ?? (phone ? undefined : all[0])
  // The open one stays open, also when others are talked about meanwhile and come before it.
  if (talks.isReady && talk && keyOfTalk(talk) !== chosen) setChosen(keyOfTalk(talk))
  if (!may) return <NoPermission access={using} />
  if (talks.error && !talks.isReady) return <ErrorState error={talks.error} onRetry={talks.retry} />
  if (!talks.isReady) return <SkeletonRows rows={8} height={64} />
  if (all.length === 0 && !talks.more) {
    const limited = body?.query !== undefined || body?.filters !== undefined
    return limited ? (
      <Empty title={text.chat.none} hint={text.chat.noneHint} fill />
    ) : (
      <Empty title={text.chat.empty} hint={text.chat.emptyHint} fill />
    )
  }
  // Files on their way to the open one would have nowhere to go.
  const choose = (key: string | undefined) => void unlessHeld(() => setChosen(key))
  const row = (one: Talk) => (
    <TalkRow key={keyOfTalk(one)} talk={one} current={one === talk} onChoose={() => choose(keyOfTalk(one))} />
  )
  return (
    <div className={styles.chat} data-alone={(phone && talk !== undefined) || undefined}>
      {!(phone && talk) && (
        <nav className={styles.talks} aria-label={text.chat.list}>
          {talks.all.map(row)}
          {talks.more && (
            <Button kind="link" size="small" loading={talks.loading} onClick={talks.more}>
              {text.chat.more}
            </Button>
          )}
          {talks.rest.length > 0 && talks.all.length > 0 && <p className={styles.rest}>{text.chat.rest}</p>}
          {talks.rest.map(row)}
        </nav>
      )}
      {talk && (
        <Opened key={keyOfTalk(talk)} talk={talk} typed={!body} onBack={phone ? () => choose(undefined) : undefined} />
      )}
    </div>
  )
}

interface OpenedProps {
  talk: Talk
  /** Among records of other types it is said which one this is. */
  typed: boolean
  onBack: (() => void) | undefined
}

function Opened({ talk, typed, onBack }: OpenedProps) {
  const text = useRemarksText().chat
  const locale = useLocale()
  const type = entityTypeOf(talk.entityType)
  return (
    <section className={styles.opened} aria-label={talk.name}>
      <header>
        {onBack && <Button kind="text" aria-label={text.back} icon={<Icon name="left" />} onClick={onBack} />}
        <h2>{talk.name}</h2>
        {typed && <span>{type && inLocale(type.name, locale)}</span>}
        <Link to={`/entity/${encodeURIComponent(talk.openId)}?type=${talk.entityType}`}>{text.open}</Link>
      </header>
      <Conversation target={{ type: talk.entityType, id: talk.openId }} />
    </section>
  )
}
