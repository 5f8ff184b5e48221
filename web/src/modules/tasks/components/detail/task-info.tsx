import type { Output } from '@cohort/contract/call'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import type { Pipeline } from '@cohort/contract/pipelines'
import type { getTask } from '@cohort/contract/tasks'
import { useNavigate } from 'react-router'
import { Cell } from '#fields/cell.tsx'
import { MemberSelect } from '#fields/member-select.tsx'
import { useLocale } from '#lib/text.ts'
import { useShape } from '#modules/entities/queries.ts'
import styles from '#modules/tasks/components/detail/detail.module.css'
import { DraftDate } from '#modules/tasks/components/detail/draft-date.tsx'
import { StageChoice } from '#modules/tasks/components/detail/stage-choice.tsx'
import { Elsewhere, Reason } from '#modules/tasks/components/detail/task-more.tsx'
import { hasFlag, priorityLevels, stageOf } from '#modules/tasks/project-view.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { useChanges } from '#modules/tasks/use-changes.ts'
import { type useMoves, useSubStatus } from '#modules/tasks/use-moves.ts'
import { dueOf, startOf, valueAt } from '#modules/tasks/values.ts'
import { Button } from '#ui/button.tsx'
import { Time } from '#ui/time.tsx'

export type TaskDetail = Output<typeof getTask>

export interface TaskProps {
  task: TaskDetail
  flow: Pipeline | undefined
  moves: ReturnType<typeof useMoves>
}

/** Everything about the task itself. */
export function TaskInfo({ task, flow, moves }: TaskProps) {
  const text = useTasksText()
  const { change } = useChanges()
  const mayEdit = hasFlag(task.flags, 'Edit')
  const refused = mayEdit ? undefined : text.detail.readOnly
  return (
    <div className={styles.info}>
      <dl className={styles.facts}>
        <Fact label={text.detail.stage}>
          <StageChoice task={task} flow={flow} moves={moves} />
          <small>
            <Time iso={task.enteredAt} words={text.detail.since} now={text.detail.now} />
          </small>
        </Fact>
        <SubStatus task={task} flow={flow} />
        <Fact label={text.detail.assignee}>
          <MemberSelect
            allowClear
            label={text.detail.assignee}
            value={task.assignId ?? undefined}
            refused={refused}
            onChange={(member) => change([task], { assignId: member?.userId ?? null })}
          />
        </Fact>
        <Fact label={text.detail.priority}>
          <select
            className={styles.select}
            aria-label={text.detail.priority}
            title={refused}
            disabled={!mayEdit}
            value={task.priority}
            onChange={({ target }) => change([task], { priority: Number(target.value) })}
          >
            {priorityLevels.map((priority) => (
              <option key={priority} value={priority}>
                {text.priorityNames[priority]}
              </option>
            ))}
          </select>
        </Fact>
        <Fact label={text.detail.start}>
          <DraftDate
            key={startOf(task)}
            label={text.detail.start}
            value={startOf(task)}
            disabled={!mayEdit}
            onSave={(startTime) => change([task], { startTime })}
          />
        </Fact>
        <Fact label={text.detail.due}>
          <DraftDate
            key={dueOf(task)}
            label={text.detail.due}
            value={dueOf(task)}
            disabled={!mayEdit}
            onSave={(timeoutTime) => change([task], { timeoutTime })}
          />
        </Fact>
        <Described task={task} />
      </dl>
      <CustomFields task={task} mayEdit={mayEdit} />
      <Reason task={task} />
      <Elsewhere task={task} />
    </div>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Described({ task }: { task: TaskDetail }) {
  const text = useTasksText().detail
  const words = String(task.data.standardFields.description ?? '')
  return words ? (
    <Fact label={text.description}>
      <span className={styles.long}>{words}</span>
    </Fact>
  ) : null
}

function SubStatus({ task, flow }: Pick<TaskProps, 'task' | 'flow'>) {
  const text = useTasksText().detail
  const locale = useLocale()
  const set = useSubStatus()
  const all = (flow && stageOf(flow, task.stageId)?.subStatuses) ?? []
  if (all.length === 0) return null
  return (
    <Fact label={text.subStatus}>
      <select
        className={styles.select}
        aria-label={text.subStatus}
        disabled={!hasFlag(task.flags, 'MoveTaskFlow')}
        value={task.subStatusId ?? ''}
        onChange={({ target }) => set(task, target.value || null)}
      >
        <option value="">{text.noSub}</option>
        {all.map(({ id, name }) => (
          <option key={id} value={id}>
            {inLocale(name, locale)}
          </option>
        ))}
      </select>
    </Fact>
  )
}

function CustomFields({ task, mayEdit }: { task: TaskDetail; mayEdit: boolean }) {
  const text = useTasksText().detail
  const locale = useLocale()
  const navigate = useNavigate()
  const fields = [...(useShape('HydrogenTask')?.fields.values() ?? [])].filter((field) => field.custom)
  if (fields.length === 0) return null
  return (
    <section className={styles.part} aria-label={text.custom}>
      <h3>
        {text.custom}
        {mayEdit && (
          <Button kind="link" size="small" onClick={() => void navigate(`/channel/task/${task.id}/custom-fields`)}>
            {text.editCustom}
          </Button>
        )}
      </h3>
      <dl className={styles.facts}>
        {fields.map(({ key, path, definition }) => {
          const value = valueAt(task, path)
          return (
            <Fact key={key} label={inLocale(definition.label, locale)}>
              {isEmpty(value) ? (
                <span className={styles.quiet}>{text.empty}</span>
              ) : (
                <Cell value={value} definition={definition} whole />
              )}
            </Fact>
          )
        })}
      </dl>
    </section>
  )
}
