import type { RemarkDocument } from '@cohort/contract/remark-document'
import { listRemarks } from '@cohort/contract/remarks'
import { type KeyboardEvent, useState } from 'react'
import { useUnsaved } from '#lib/popup.ts'
import styles from '#modules/tasks/components/detail/detail.module.css'
import type { TaskDetail } from '#modules/tasks/components/detail/task-info.tsx'
import { useNames } from '#modules/tasks/components/detail/task-more.tsx'
import { hasFlag } from '#modules/tasks/project-view.ts'
import { useSendRemark, useTaskRemarks } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'

const documentOf = (text: string): RemarkDocument => ({
  type: 'doc',
  content: text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
})

/** What was said about a task, with a box to say more. */
export function TaskRemarks({ task }: { task: TaskDetail }) {
  const text = useTasksText().detail
  const nameOf = useNames()
  const refused = useRefusal(listRemarks)
  const remarks = useTaskRemarks(task.id, refused === undefined)
  if (refused) return <Empty title={refused} />
  if (remarks.error && !remarks.data) return <ErrorState error={remarks.error} onRetry={() => void remarks.refetch()} />
  if (!remarks.data) return <SkeletonRows rows={3} height={64} />
  return (
    <div className={styles.remarks}>
      {remarks.data.data.length === 0 && <Empty title={text.noRemarks} />}
      <ol className={styles.history} aria-live="polite">
        {remarks.data.data.map((remark) => (
          <li key={remark.openId}>
            <p>
              <Avatar name={nameOf(remark.createdBy)} color={colorOf(remark.createdBy ?? '')} size={24} />
              <strong>{nameOf(remark.createdBy)}</strong>
              <small>
                <Time iso={remark.createdAt} words={text.when} now={text.now} />
              </small>
            </p>
            <p className={styles.long}>{remark.text}</p>
          </li>
        ))}
      </ol>
      {hasFlag(task.flags, 'AddRemark') && <Composer id={task.id} />}
    </div>
  )
}

function Composer({ id }: { id: string }) {
  const text = useTasksText().detail
  const [draft, setDraft] = useState('')
  const sending = useSendRemark()
  useUnsaved(draft.trim() !== '')
  const send = () => {
    if (draft.trim() === '') return
    const body = { document: documentOf(draft) }
    sending.mutate({ params: { type: 'HydrogenTask', id }, body }, { onSuccess: () => setDraft('') })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }
  return (
    <div className={styles.write}>
      <textarea
        rows={3}
        aria-label={text.write}
        placeholder={text.write}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <span>
        <Button size="small" kind="primary" disabled={draft.trim() === ''} loading={sending.isPending} onClick={send}>
          {text.send}
        </Button>
      </span>
    </div>
  )
}
