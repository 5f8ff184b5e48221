import { useState } from 'react'
import { Link } from 'react-router'
import { LoadingRows } from '#fields/loading.tsx'
import { useMembers } from '#fields/use-members.ts'
import { exactTime } from '#lib/relative-time.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/resumes/components/duplicates/duplicates.module.css'
import { useDuplicatesText } from '#modules/resumes/components/duplicates/text.ts'
import { useUndoing } from '#modules/resumes/components/merge/use-merge-deeds.ts'
import { Pager } from '#modules/resumes/components/pager.tsx'
import { recordAddress } from '#modules/resumes/person.ts'
import { type Merge, useMerges } from '#modules/resumes/queries.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Tag } from '#ui/tag.tsx'
import { Time } from '#ui/time.tsx'

const pageSize = 20

/** The merges that were done, newest first; those of the last 30 days can be taken back. */
export function Journal({ onGroups }: { onGroups: () => void }) {
  const text = useDuplicatesText()
  const [page, setPage] = useState(1)
  const merges = useMerges(page)
  const undoing = useUndoing()
  if (merges.error && !merges.data) return <ErrorState error={merges.error} onRetry={() => void merges.refetch()} />
  if (!merges.data) return <LoadingRows rows={8} height={60} mark={18} round={false} />
  if (merges.data.total === 0)
    return (
      <Empty
        title={text.noMerges}
        hint={text.noMergesHint}
        actions={<Button onClick={onGroups}>{text.toGroups}</Button>}
      />
    )
  const pages = Math.ceil(merges.data.total / pageSize)
  return (
    <>
      <ul className={styles.merges}>
        {merges.data.data.map((merge) => (
          <Line
            key={merge.id}
            merge={merge}
            isBusy={undoing.isPending && undoing.id === merge.id}
            onUndo={() => undoing.run(merge.id)}
          />
        ))}
      </ul>
      <Pager page={page} pages={pages} onPage={setPage} />
    </>
  )
}

function Line({ merge, isBusy, onUndo }: { merge: Merge; isBusy: boolean; onUndo: () => void }) {
  const text = useDuplicatesText()
  const locale = useLocale()
  const { members } = useMembers()
  const by = members?.find(({ userId }) => userId === merge.by)?.username ?? text.someone
  const until = exactTime(merge.undoableUntil, locale)
  const isFinal = Date.parse(merge.undoableUntil) < Date.now()
  return (
    <li data-undone={merge.undoneAt !== null || undefined}>
      <Icon name="merge" size={18} />
      <span className={styles.who}>
        <span>
          {merge.undoneAt ? (
            <Link to={recordAddress(merge.mergedId)}>{merge.mergedName || text.gone}</Link>
          ) : (
            merge.mergedName || text.gone
          )}{' '}
          <span className={styles.into}>{text.into}</span>{' '}
          <Link to={recordAddress(merge.keptId)}>{merge.keptName || text.gone}</Link>
        </span>
        <small>
          {by} · <Time iso={merge.at} words={text.when} now={text.whenNow} />
          {!merge.undoneAt && !isFinal && ` · ${text.undoUntil(until)}`}
        </small>
      </span>
      {merge.undoneAt ? (
        <Tag>
          <Time iso={merge.undoneAt} words={text.undone} now={text.undoneNow} />
        </Tag>
      ) : isFinal ? (
        <small className={styles.when}>{text.final}</small>
      ) : (
        <Button size="small" icon={<Icon name="undo" size={14} />} loading={isBusy} onClick={onUndo}>
          {text.undo}
        </Button>
      )}
    </li>
  )
}
