import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMembers } from '#fields/use-members.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/tasks/components/detail/detail.module.css'
import type { TaskDetail, TaskProps } from '#modules/tasks/components/detail/task-info.tsx'
import { hasFlag } from '#modules/tasks/project-view.ts'
import { useMoveHistory, useReason, useSetReason } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Button } from '#ui/button.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'
import { toast } from '#ui/toast.ts'

function useNames(): (userId: string | null) => string {
  const text = useTasksText().detail
  const { members } = useMembers()
  return (userId) => members?.find((one) => one.userId === userId)?.username ?? text.system
}

/** Why the record is recommended, and by whom. */
export function Reason({ task }: { task: TaskDetail }) {
  const text = useTasksText()
  const nameOf = useNames()
  const said = useReason(task.id).data
  const [draft, setDraft] = useState<string>()
  const set = useSetReason()
  const mayWrite = hasFlag(task.flags, 'AddRemark')
  const save = () =>
    set.mutate(
      { params: { id: task.id }, body: { reason: draft ?? '' } },
      {
        onSuccess: () => {
          setDraft(undefined)
          toast.show({ text: text.done.reason })
        },
      },
    )
  const { reason, edit, reasonBy, reasonHint } = text.detail
  return (
    <section className={styles.part} aria-label={reason}>
      <h3>
        {reason}
        {mayWrite && draft === undefined && (
          <Button kind="link" size="small" aria-label={edit(reason)} onClick={() => setDraft(task.recommendReason)}>
            {edit(reason)}
          </Button>
        )}
      </h3>
      {draft === undefined ? (
        <p className={task.recommendReason ? styles.long : styles.quiet}>{task.recommendReason || text.detail.empty}</p>
      ) : (
        <div className={styles.write}>
          <textarea
            rows={4}
            aria-label={reason}
            placeholder={reasonHint}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
          />
          <span>
            <Button size="small" onClick={() => setDraft(undefined)}>
              {text.detail.cancel}
            </Button>
            <Button size="small" kind="primary" loading={set.isPending} onClick={save}>
              {text.detail.save}
            </Button>
          </span>
        </div>
      )}
      {draft === undefined && task.recommendReason && said?.at && (
        <small className={styles.quiet}>
          {reasonBy(nameOf(said.by))} · <Time iso={said.at} words={text.detail.when} now={text.detail.now} />
        </small>
      )}
    </section>
  )
}

/** Where else the same record is on its way. */
export function Elsewhere({ task }: { task: TaskDetail }) {
  const text = useTasksText().detail
  if (!task.payload) return null
  return (
    <section className={styles.part} aria-label={text.elsewhere}>
      <h3>{text.elsewhere}</h3>
      {task.elsewhere.length === 0 && <p className={styles.quiet}>{text.elsewhereNone}</p>}
      <ul className={styles.links}>
        {task.elsewhere.map(({ taskId, projectName, stageName }) => (
          <li key={taskId}>
            <Link to={`/channel/task/${taskId}`}>{projectName}</Link>
            <small>{stageName}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way of a task through the flow, newest first. */
export function History({ task, flow }: Pick<TaskProps, 'task' | 'flow'>) {
  const text = useTasksText().detail
  const nameOf = useNames()
  const locale = useLocale()
  const moves = useMoveHistory(task.id)
  if (moves.error && !moves.data) return <ErrorState error={moves.error} onRetry={() => void moves.refetch()} />
  if (!moves.data) return <SkeletonRows rows={4} height={64} />
  const subNameOf = (id: string) => {
    const sub = flow?.stages.flatMap(({ subStatuses }) => subStatuses).find((one) => one.id === id)
    return sub ? inLocale(sub.name, locale) : id
  }
  const wordsOf = ({ kind, fromName, toName, subStatus }: (typeof moves.data.data)[number]): string => {
    if (kind === 'status') return subStatus ? text.kinds.status(subNameOf(subStatus)) : text.kinds.statusNone
    if (kind === 'moved') return text.kinds.moved(fromName ?? '', toName)
    return text.kinds[kind](toName)
  }
  return (
    <ol className={styles.history}>
      {moves.data.data.map((move) => (
        <li key={move.id}>
          <p>
            <strong>{nameOf(move.by)}</strong>
            <small>
              <Time iso={move.at} words={text.when} now={text.now} />
            </small>
          </p>
          <p>{wordsOf(move)}</p>
          {move.comment && <p className={styles.quiet}>{move.comment}</p>}
        </li>
      ))}
    </ol>
  )
}
