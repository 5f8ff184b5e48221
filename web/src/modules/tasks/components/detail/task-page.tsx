import { inLocale } from '@cohort/contract/fields/values'
import { useState } from 'react'
import { useLeave } from '#fields/files/use-leave.ts'
import { useMayRemark } from '#fields/remarks/remark-queries.ts'
import { RemarkTab } from '#fields/remarks/remark-tab.tsx'
import { useIsPhone } from '#lib/media.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/tasks/components/detail/detail.module.css'
import { TaskInfo, type TaskProps } from '#modules/tasks/components/detail/task-info.tsx'
import { History } from '#modules/tasks/components/detail/task-more.tsx'
import { TaskRemarks } from '#modules/tasks/components/detail/task-remarks.tsx'
import { RecordView } from '#modules/tasks/components/record-view.tsx'
import { StageDot } from '#modules/tasks/components/stage-dot.tsx'
import { useCardLines } from '#modules/tasks/components/use-card-lines.ts'
import { hasFlag, maySend, stageOf } from '#modules/tasks/project-view.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'

type Tab = 'record' | 'info' | 'remarks' | 'history'

/** The record beside the task; on a phone one after the other. */
export function TaskPage(props: TaskProps) {
  const { task } = props
  const text = useTasksText().detail
  const phone = useIsPhone()
  const mayTalk = useMayRemark()
  // A tab that is left is gone, and with it the files on their way to a remark.
  const unlessHeld = useLeave()
  const target = { type: 'HydrogenTask', id: task.id }
  const [chosen, setTab] = useState<Tab>(phone && task.payload ? 'record' : 'info')
  const tab = chosen === 'record' && !phone ? 'info' : chosen
  const record = task.payload ? (
    <RecordView key={task.payload.meta.openId} record={task.payload} editable />
  ) : (
    <Notice mark="none" title={text.noRecord} hint={text.noRecordHint} />
  )
  const tabs: Tab[] = phone ? ['record', 'info', 'remarks', 'history'] : ['info', 'remarks', 'history']
  return (
    <div className={styles.page}>
      {!phone && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.record} tabIndex={0} aria-label={text.record}>
          {record}
        </section>
      )}
      {phone && <Head task={task} flow={props.flow} />}
      <aside className={styles.side} aria-label={text.side}>
        <Tabs
          label={text.tabs}
          className={styles.tabs}
          panelClassName={styles.panel}
          current={tab}
          onChoose={(next) => void unlessHeld(() => setTab(next))}
          tabs={tabs.map((key) => ({
            key,
            label: key === 'remarks' && mayTalk ? <RemarkTab target={target} /> : text[key],
          }))}
        >
          {tab === 'record' && <div className={styles.sheet}>{record}</div>}
          {tab === 'info' && <TaskInfo {...props} />}
          {tab === 'remarks' && <TaskRemarks task={task} />}
          {tab === 'history' && <History task={task} flow={props.flow} />}
        </Tabs>
      </aside>
      {phone && <Steps {...props} />}
    </div>
  )
}

/** Who it is, and where they stand. */
function Head({ task, flow }: Pick<TaskProps, 'task' | 'flow'>) {
  const { title, more } = useCardLines()(task)
  return (
    <div className={styles.head}>
      <Avatar name={task.name} color={colorOf(task.payload?.meta.openId ?? task.id)} size={48} />
      <span>
        <strong>{task.name}</strong>
        <small>{[title, more].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={styles.stage}>
        <StageDot color={flow && stageOf(flow, task.stageId)?.color} />
        {task.stageName}
      </span>
    </div>
  )
}

/** Under the thumb: out of the flow, or on to the next stage. */
function Steps({ task, flow, moves }: TaskProps) {
  const text = useTasksText().detail
  const locale = useLocale()
  if (!flow || !hasFlag(task.flags, 'MoveTaskFlow')) return null
  const at = flow.stages.findIndex(({ id }) => id === task.stageId)
  const next = flow.stages.slice(at + 1).find(({ id, kind }) => kind !== 'lost' && maySend([task], id))
  const lost = flow.stages.find(({ id, kind }) => kind === 'lost' && id !== task.stageId && maySend([task], id))
  if (!next && !lost) return null
  return (
    <footer className={styles.steps}>
      {lost && (
        <Button
          size="large"
          icon={<Icon name="close" size={16} />}
          onClick={() => moves.move({ tasks: [task], to: lost })}
        >
          {inLocale(lost.name, locale)}
        </Button>
      )}
      {next && (
        <Button size="large" kind="primary" block onClick={() => moves.move({ tasks: [task], to: next })}>
          {text.next(inLocale(next.name, locale))} <Icon name="arrow" size={16} />
        </Button>
      )}
    </footer>
  )
}
