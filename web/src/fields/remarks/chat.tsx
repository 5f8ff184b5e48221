import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLeave } from '#fields/files/use-leave.ts'
import styles from '#fields/remarks/chat.module.css'
import { Conversation } from '#fields/remarks/conversation.tsx'
import { useMayRemark } from '#fields/remarks/remark-queries.ts'
import { TalkRow } from '#fields/remarks/talk-row.tsx'
import { keyOfTalk, type Talk, type Talks } from '#fields/remarks/talks.ts'
import { useRemarksText } from '#fields/remarks/text.ts'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState, NoPermission } from '#ui/states.tsx'

const using = { any: ['remark.use'] } as const

interface Props {
  talks: Talks
  /** Something is asked for: where nothing is shown, that is why. */
  limited: boolean
  /** Among records of other types it is said which one is open. */
  typed: boolean
  /** Where it is opened, in which words; nowhere: one is there. */
  linkOf: (talk: Talk) => { href: string; text?: string } | undefined
  /** False: one may read and not write. */
  writable?: boolean
}

/** Records as conversations, by what was said last, with the open one beside them. */
export function Chat({ talks, limited, typed, linkOf, writable = true }: Props) {
  const text = useRemarksText()
  const phone = useIsPhone()
  const may = useMayRemark()
  const unlessHeld = useLeave()
  const [chosen, setChosen] = useState<string>()
  const all = [...talks.all, ...talks.rest]
  const talk = all.find((one) => keyOfTalk(one) === chosen) ?? (phone ? undefined : all[0])
  // The open one stays open, also when others are talked about meanwhile and come before it.
  if (talks.isReady && talk && keyOfTalk(talk) !== chosen) setChosen(keyOfTalk(talk))
  if (!may) return <NoPermission access={using} />
  if (talks.error && !talks.isReady) return <ErrorState error={talks.error} onRetry={talks.retry} />
  if (!talks.isReady) return <SkeletonRows rows={8} height={64} />
  if (all.length === 0 && !talks.more) {
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
        <section key={keyOfTalk(talk)} className={styles.opened} aria-label={talk.name}>
          <Head talk={talk} typed={typed} link={linkOf(talk)} onBack={phone ? () => choose(undefined) : undefined} />
          <Conversation target={{ type: talk.entityType, id: talk.openId }} writable={writable} />
        </section>
      )}
    </div>
  )
}

interface HeadProps {
  talk: Talk
  typed: boolean
  link: { href: string; text?: string } | undefined
  onBack: (() => void) | undefined
}

function Head({ talk, typed, link, onBack }: HeadProps) {
  const text = useRemarksText().chat
  const locale = useLocale()
  const type = entityTypeOf(talk.entityType)
  return (
    <header>
      {onBack && <Button kind="text" aria-label={text.back} icon={<Icon name="left" />} onClick={onBack} />}
      <h2>{talk.name}</h2>
      {typed && <span>{type && inLocale(type.name, locale)}</span>}
      {link && <Link to={link.href}>{link.text ?? text.open}</Link>}
    </header>
  )
}
