import type { Task } from '@cohort/contract/tasks'
import { useState } from 'react'
import { Link } from 'react-router'
import { BulkBar } from '#modules/tasks/components/bulk-bar.tsx'
import { DueMark, PriorityMark } from '#modules/tasks/components/marks.tsx'
import { RequiredDialog } from '#modules/tasks/components/required-form.tsx'
import { StageDot } from '#modules/tasks/components/stage-dot.tsx'
import styles from '#modules/tasks/components/task-list.module.css'
import { assigneeName, useCardLines } from '#modules/tasks/components/use-card-lines.ts'
import { type SortKey, sorted, sortKeys, sortOf, useListRows } from '#modules/tasks/components/use-list-rows.ts'
import { addressOfTask, isFiltered, type ProjectView, stageOf, wordFor } from '#modules/tasks/project-view.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { dueOf } from '#modules/tasks/values.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Check } from '#ui/check.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'

/** The same tasks as rows: in any order, and several at once. */
export function TaskList({ view }: { view: ProjectView }) {
  const text = useTasksText()
  const [page, setPage] = useState(1)
  const { rows, total, pages, error, retry } = useListRows(view, page)
  const { question, answer } = view.moves
  if (error && !rows) return <ErrorState error={error} onRetry={retry} />
  if (!rows) return <SkeletonRows rows={12} />
  if (rows.length === 0) {
    const filtered = isFiltered(view.state)
    return (
      <Empty
        filtered={filtered}
        title={filtered ? text.board.noneTitle : text.board.emptyTitle}
        hint={filtered ? text.board.noneHint : text.board.emptyHint}
      />
    )
  }
  const selected = rows.filter(({ id }) => view.selected.has(id))
  return (
    <div className={styles.view}>
      <div className={styles.scroll}>
        <Table view={view} rows={rows} selected={selected} />
      </div>
      <footer className={styles.footer}>
        <span>{text.list.total(total)}</span>
        {pages > 1 && (
          <>
            <Button
              size="small"
              kind="text"
              aria-label={text.list.previous}
              disabled={page === 1}
              icon={<Icon name="left" size={16} />}
              onClick={() => setPage(page - 1)}
            />
            <span>{text.list.page(page, pages)}</span>
            <Button
              size="small"
              kind="text"
              aria-label={text.list.next}
              disabled={page === pages}
              icon={<Icon name="right" size={16} />}
              onClick={() => setPage(page + 1)}
            />
          </>
        )}
      </footer>
      <BulkBar view={view} tasks={selected} />
      {question && <RequiredDialog key={question.names} question={question} onAnswer={answer} />}
    </div>
  )
}

function Table({ view, rows, selected }: { view: ProjectView; rows: readonly Task[]; selected: readonly Task[] }) {
  const text = useTasksText().list
  const all = selected.length === rows.length
  const ids = rows.map(({ id }) => id)
  return (
    <table className={styles.table} aria-label={text.label}>
      <thead>
        <tr>
          <td className={styles.tick}>
            <Check label={text.all} checked={all} onChange={(on) => view.select(new Set(on ? ids : []))} />
          </td>
          <th scope="col">{text.columns.name}</th>
          {sortKeys.map((key) => (
            <SortHead key={key} view={view} by={key} />
          ))}
          <th scope="col">{text.columns.entered}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((task) => (
          <Row key={task.id} view={view} task={task} ids={ids} />
        ))}
      </tbody>
    </table>
  )
}

function SortHead({ view, by }: { view: ProjectView; by: SortKey }) {
  const text = useTasksText().list
  const now = sortOf(view.state.sort)
  const on = now?.key === by
  const name = text.columns[by]
  return (
    <th scope="col" aria-sort={on ? (now.descending ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        aria-label={text.sortBy(name)}
        onClick={() => view.change({ sort: sorted(view.state.sort, by) })}
      >
        {name}
        {on && <Icon name={now.descending ? 'down' : 'up'} size={14} />}
      </button>
    </th>
  )
}

function Row({ view, task, ids }: { view: ProjectView; task: Task; ids: readonly string[] }) {
  const text = useTasksText()
  const lines = useCardLines()(task)
  const due = dueOf(task)
  const assignee = assigneeName(task)
  const on = view.selected.has(task.id)
  const toggle = () => {
    const next = new Set(view.selected)
    if (!next.delete(task.id)) next.add(task.id)
    view.select(next)
  }
  return (
    <tr className={on ? styles.on : undefined}>
      <td className={styles.tick}>
        <Check label={text.board.select(task.name)} checked={on} onChange={toggle} />
      </td>
      <td>
        <span className={styles.name}>
          <Avatar name={task.name} color={colorOf(task.payload?.meta.openId ?? task.id)} size={24} />
          <Link to={addressOfTask(task.id, ids)}>{task.name}</Link>
          <small>{[lines.title, lines.more].filter(Boolean).join(' · ')}</small>
        </span>
      </td>
      <td>
        <span className={styles.cell}>
          <StageDot color={stageOf(view.flow, task.stageId)?.color} />
          {task.stageName}
        </span>
      </td>
      <td>
        {assignee ? (
          <span className={styles.cell}>
            <Avatar name={assignee} color={colorOf(task.assignId ?? assignee)} size={20} /> {assignee}
          </span>
        ) : (
          <span className={styles.quiet}>{text.nobody}</span>
        )}
      </td>
      <td>
        <span className={styles.cell}>
          <PriorityMark priority={task.priority} />
          <span aria-hidden="true">{wordFor(text.priorityNames, task.priority)}</span>
        </span>
      </td>
      <td>{due ? <DueMark iso={due} /> : <span className={styles.quiet}>–</span>}</td>
      <td className={styles.quiet}>
        <Time iso={task.enteredAt} words={text.list.when} now={text.list.now} />
      </td>
    </tr>
  )
}
