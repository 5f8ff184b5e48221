import { useLocale } from '#lib/text.ts'
import styles from '#modules/tasks/components/parts.module.css'
import { clockOf, dueOn, shortDay } from '#modules/tasks/due.ts'
import { wordFor } from '#modules/tasks/project-view.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Icon } from '#ui/icon.tsx'

/** When something is due: today in ochre, late in red and with another sign. */
export function DueMark({ iso }: { iso: string }) {
  const text = useTasksText().due
  const locale = useLocale()
  const due = dueOn(iso)
  if (!due) return null
  const late = due.state === 'late'
  const words = late
    ? due.days < 0
      ? text.late(-due.days)
      : text.lateToday
    : due.days === 0
      ? due.timed
        ? text.todayAt(clockOf(due.date))
        : text.today
      : due.days === 1
        ? text.tomorrow
        : shortDay(due.date, locale)
  const tone = late ? styles.late : due.state === 'today' ? styles.today : ''
  return (
    <span className={`${styles.due} ${tone}`} title={text.label}>
      <Icon name={late ? 'warning' : 'calendar'} size={14} />
      {words}
    </span>
  )
}

/** How urgent it is; nothing where nobody said. */
export function PriorityMark({ priority }: { priority: number }) {
  const text = useTasksText()
  if (priority === 0) return null
  const tone = priority >= 3 ? styles[`p${priority}`] : ''
  return (
    <span className={`${styles.priority} ${tone}`} title={wordFor(text.priorities, priority)}>
      <Icon name="flag" size={14} />
      <span className="visually-hidden">{wordFor(text.priorities, priority)}</span>
    </span>
  )
}
