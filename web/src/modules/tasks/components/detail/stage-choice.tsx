import { inLocale } from '@cohort/contract/fields/values'
import { useRef, useState } from 'react'
import { useLocale } from '#lib/text.ts'
import type { TaskProps } from '#modules/tasks/components/detail/task-info.tsx'
import { StageDot } from '#modules/tasks/components/stage-dot.tsx'
import { hasFlag, maySend, stageOf } from '#modules/tasks/project-view.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'

/** The stage of a task; a click shows where it may go. */
export function StageChoice({ task, flow, moves }: TaskProps) {
  const text = useTasksText()
  const locale = useLocale()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const refused = hasFlag(task.flags, 'MoveTaskFlow') ? undefined : text.board.readOnly
  const items = (flow?.stages ?? []).map(
    (to): MenuItem => ({
      key: to.id,
      label: inLocale(to.name, locale),
      checked: to.id === task.stageId,
      refused: refused ?? (maySend([task], to.id) ? undefined : text.board.forbidden),
      run: () => to.id !== task.stageId && moves.move({ tasks: [task], to }),
    }),
  )
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        aria-haspopup="menu"
        aria-expanded={open}
        title={text.detail.moveTo}
        onClick={() => setOpen(!open)}
      >
        <StageDot color={flow && stageOf(flow, task.stageId)?.color} />
        {task.stageName}
        <Icon name="down" size={14} />
      </Button>
      {open && <Menu anchor={anchor} label={text.detail.moveTo} items={items} onClose={() => setOpen(false)} />}
    </>
  )
}
