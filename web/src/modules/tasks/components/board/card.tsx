import type { Task } from '@cohort/contract/tasks'
import { type MouseEvent, memo, useRef, useState } from 'react'
import { Link } from 'react-router'
import styles from '#modules/tasks/components/board/card.module.css'
import { useHands } from '#modules/tasks/components/board/hands.ts'
import { DueMark, PriorityMark } from '#modules/tasks/components/marks.tsx'
import { assigneeName, useCardLines } from '#modules/tasks/components/use-card-lines.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { dueOf } from '#modules/tasks/values.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { Tag } from '#ui/tag.tsx'

interface Props {
  task: Task
  column: string | null
  selected: boolean
  /** It is in hand: its place keeps a ghost. */
  carried: boolean
  /** The hint of the ghost stands in the first one only. */
  hint: boolean
  helpId: string
}

/** A task as a card. The whole card is its link; the pointer, Space and a menu move it. */
export const TaskCard = memo(function TaskCard({ task, column, selected, carried, hint, helpId }: Props) {
  const text = useTasksText().board
  const hands = useHands()
  const onClick = (event: MouseEvent) => {
    if (event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (hands.wasDragged()) return
    if (event.ctrlKey || event.metaKey) hands.toggle(task.id)
    else hands.open(task.id, column)
  }
  const classes = [styles.card, selected && styles.selected, carried && styles.carried]
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <Link
        to={`/channel/task/${encodeURIComponent(task.id)}`}
        draggable={false}
        className={styles.face}
        data-task={task.id}
        aria-describedby={helpId}
        onClick={onClick}
        onPointerDown={(event) => hands.press(event, task, column)}
        onKeyDown={(event) => hands.onKey(event, task, column)}
      >
        <CardFace task={task} />
        {selected && <span className="visually-hidden">{text.selected}</span>}
      </Link>
      {carried && hint && <span className={styles.hint}>{text.cancelHint}</span>}
      {!carried && <CardMenu task={task} column={column} />}
    </div>
  )
})

/** What a card shows, also while it hangs on the pointer. */
export function CardFace({ task }: { task: Task }) {
  const { title, more, tags } = useCardLines()(task)
  const due = dueOf(task)
  const assignee = assigneeName(task)
  return (
    <>
      <span className={styles.name}>
        <Avatar name={task.name} color={colorOf(task.payload?.meta.openId ?? task.id)} size={24} />
        <strong>{task.name}</strong>
        <PriorityMark priority={task.priority} />
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.more}>{more}</span>
      <span className={styles.joined}>{[title, more].filter(Boolean).join(' · ')}</span>
      <span className={styles.foot}>
        <span className={styles.tags}>
          {tags.slice(0, 2).map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </span>
        {due && <DueMark iso={due} />}
        {assignee && (
          <span className={styles.owner} title={assignee}>
            <Avatar name={assignee} color={colorOf(task.assignId ?? assignee)} size={20} />
            <span className="visually-hidden">{assignee}</span>
          </span>
        )}
      </span>
    </>
  )
}

function CardMenu({ task, column }: { task: Task; column: string | null }) {
  const text = useTasksText().board
  const hands = useHands()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.menu}
        aria-label={text.move(task.name)}
        title={text.moveTo}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" size={16} />
      </button>
      {open && (
        <Menu
          anchor={anchor}
          label={text.move(task.name)}
          placement="bottomEnd"
          items={hands.menuOf(task, column)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
