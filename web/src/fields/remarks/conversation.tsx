import type { Remark } from '@cohort/contract/remarks'
import { Fragment, useState } from 'react'
import { ComposerBox } from '#fields/remarks/composer-box.tsx'
import { dayName, startsDay } from '#fields/remarks/days.ts'
import { PendingItem } from '#fields/remarks/pending-item.tsx'
import { RemarkItem } from '#fields/remarks/remark-item.tsx'
import { type Target, useRemarks } from '#fields/remarks/remark-queries.ts'
import styles from '#fields/remarks/remarks.module.css'
import { useRemarksText } from '#fields/remarks/text.ts'
import { useReading } from '#fields/remarks/use-reading.ts'
import { useSending } from '#fields/remarks/use-sending.ts'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import { useMe } from '#lib/who.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

/** The remarks of a record as a conversation, newest first, with the box to write in below. */
export function Conversation({ target, writable = true }: { target: Target; writable?: boolean }) {
  const me = useMe()
  const remarks = useRemarks(target)
  const [replyTo, setReplyTo] = useState<Remark>()
  const sending = useSending(target)
  const phone = useIsPhone()
  const mayWrite = writable && me?.viewedBy === null
  const first = remarks.data?.pages[0]
  const all = remarks.data?.pages.flatMap(({ data }) => data)
  const before = useReading(target, {
    newest: first?.data[0]?.openId,
    unread: first?.unread ?? 0,
    readAt: first?.readAt,
  })
  const isFresh = (remark: Remark) =>
    remark.createdBy !== me?.userId && before !== undefined && (before === null || remark.createdAt > before)
  return (
    <div className={styles.conversation}>
      {remarks.error && !all ? (
        <ErrorState error={remarks.error} onRetry={() => void remarks.refetch()} />
      ) : !all ? (
        <SkeletonRows rows={4} height={72} />
      ) : (
        <Items
          target={target}
          all={all}
          isFresh={isFresh}
          sending={sending}
          onReply={mayWrite ? setReplyTo : undefined}
          older={remarks.hasNextPage ? () => void remarks.fetchNextPage() : undefined}
          loading={remarks.isFetchingNextPage}
        />
      )}
      {mayWrite && (
        <ComposerBox
          key={`${target.type}/${target.id}`}
          target={target}
          phone={phone}
          replyTo={replyTo}
          onNoReply={() => setReplyTo(undefined)}
          onSend={(document, files) => {
            sending.send(document, files, replyTo)
            setReplyTo(undefined)
          }}
        />
      )}
    </div>
  )
}

interface ItemsProps {
  target: Target
  all: readonly Remark[]
  isFresh: (remark: Remark) => boolean
  sending: ReturnType<typeof useSending>
  onReply: ((remark: Remark) => void) | undefined
  older: (() => void) | undefined
  loading: boolean
}

function Items({ target, all, isFresh, sending, onReply, older, loading }: ItemsProps) {
  const text = useRemarksText()
  const locale = useLocale()
  const ids = new Set(all.map(({ openId }) => openId))
  const pending = sending.pending.filter(({ openId }) => !ids.has(openId))
  if (all.length === 0 && pending.length === 0) return <Empty title={text.empty} hint={text.emptyHint} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={text.label}>
      <ol className={styles.items} aria-live="polite">
        {pending.map((one) => (
          <PendingItem
            key={one.openId}
            pending={one}
            onRetry={() => sending.retry(one)}
            onDiscard={() => sending.discard(one.openId)}
          />
        ))}
        {all.map((remark, at) => (
          <Fragment key={remark.openId}>
            {startsDay(remark.createdAt, all[at - 1]?.createdAt) && (
              <li className={styles.day}>{dayName(remark.createdAt, locale)}</li>
            )}
            <RemarkItem target={target} remark={remark} fresh={isFresh(remark)} onReply={onReply} />
          </Fragment>
        ))}
      </ol>
      {older && (
        <Button kind="link" size="small" loading={loading} onClick={older}>
          {text.older}
        </Button>
      )}
    </section>
  )
}
