import { inLocale } from '@cohort/contract/fields/values'
import type { Task } from '@cohort/contract/tasks'
import { useRef, useState } from 'react'
import { MemberSelect } from '#fields/member-select.tsx'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/tasks/components/bulk-bar.module.css'
import { mayHere, maySend, type ProjectView, priorityLevels } from '#modules/tasks/project-view.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { useChanges, useDiscard } from '#modules/tasks/use-changes.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'

/** What can be done with all that are selected, at once. */
export function BulkBar({ view, tasks }: { view: ProjectView; tasks: readonly Task[] }) {
  const text = useTasksText()
  const locale = useLocale()
  const discard = useDiscard()
  const { change } = useChanges()
  const [assigning, setAssigning] = useState(false)
  if (tasks.length === 0) return null
  const clear = () => view.select(new Set())
  const after = (run: () => void) => () => {
    run()
    clear()
  }
  const stages = view.flow.stages.map(
    (to): MenuItem => ({
      key: to.id,
      label: inLocale(to.name, locale),
      refused: maySend(tasks, to.id) ? undefined : text.board.forbidden,
      run: after(() => view.moves.move({ tasks, to })),
    }),
  )
  const priorities = priorityLevels.map(
    (priority): MenuItem => ({
      key: String(priority),
      label: text.priorityNames[priority],
      run: after(() => change(tasks, { priority })),
    }),
  )
  const mayEdit = mayHere(view.project, 'Edit')
  return (
    <section className={styles.bar} data-floating aria-label={text.bulk.label}>
      <strong>{text.bulk.count(tasks.length)}</strong>
      {mayHere(view.project, 'MoveTaskFlow') && <Choice label={text.bulk.move} items={stages} />}
      {mayEdit && (
        <Button size="small" onClick={() => setAssigning(true)}>
          {text.bulk.assign}
        </Button>
      )}
      {mayEdit && <Choice label={text.bulk.priority} items={priorities} />}
      {mayHere(view.project, 'Delete') && (
        <Button size="small" onClick={after(() => discard(tasks))}>
          {text.bulk.remove}
        </Button>
      )}
      <Button
        size="small"
        kind="text"
        aria-label={text.bulk.clear}
        title={text.bulk.clear}
        icon={<Icon name="close" size={16} />}
        onClick={clear}
      />
      <Dialog open={assigning} title={text.bulk.assign} onClose={() => setAssigning(false)}>
        <MemberSelect
          value={undefined}
          label={text.bulk.assign}
          onChange={(member) => {
            setAssigning(false)
            if (member) after(() => change(tasks, { assignId: member.userId }))()
          }}
        />
      </Dialog>
    </section>
  )
}

function Choice({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={anchor} size="small" aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label} <Icon name="down" size={14} />
      </Button>
      {open && <Menu anchor={anchor} label={label} placement="topStart" items={items} onClose={() => setOpen(false)} />}
    </>
  )
}
