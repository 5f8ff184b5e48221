import { setAttention } from '@cohort/contract/entities'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePopup } from '#lib/popup.ts'
import type { TaskDetail } from '#modules/tasks/components/detail/task-info.tsx'
import { hasFlag } from '#modules/tasks/project-view.ts'
import { useFollowedTasks, useFollowTask, useTreeItem } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { useDiscard } from '#modules/tasks/use-changes.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { PageActions } from '#ui/page-actions.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { toast } from '#ui/toast.ts'

/** In the bar of the pop-up: follow, open what it belongs to, delete. */
export function TaskActions({ task }: { task: TaskDetail }) {
  const text = useTasksText()
  const navigate = useNavigate()
  const popup = usePopup()
  const discard = useDiscard()
  const channelId = useTreeItem(task.projectId).data?.channelId
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { payload } = task
  const items: MenuItem[] = [
    ...(payload
      ? [
          {
            key: 'record',
            label: text.detail.openRecord,
            icon: 'file' as const,
            run: () => void navigate(`/entity/${payload.meta.openId}?type=${payload.meta.entityType}`),
          },
        ]
      : []),
    {
      key: 'project',
      label: text.detail.openProject,
      icon: 'layers',
      run: () => channelId && void navigate(`/channel/${channelId}/project/detail/${task.projectId}`),
    },
    {
      key: 'delete',
      label: text.detail.delete,
      icon: 'trash',
      danger: true,
      apart: true,
      refused: hasFlag(task.flags, 'Delete') ? undefined : text.detail.readOnly,
      run: () => discard([task], popup.close),
    },
  ]
  return (
    <PageActions>
      <Follow id={task.id} />
      <Button
        ref={anchor}
        kind="text"
        aria-label={text.detail.actions}
        title={text.detail.actions}
        aria-haspopup="menu"
        aria-expanded={open}
        icon={<Icon name="more" />}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Menu
          anchor={anchor}
          label={text.detail.actions}
          placement="bottomEnd"
          items={items}
          onClose={() => setOpen(false)}
        />
      )}
    </PageActions>
  )
}

function Follow({ id }: { id: string }) {
  const text = useTasksText()
  const followed = useFollowedTasks()?.includes(id) ?? false
  const follow = useFollowTask()
  const refused = useRefusal(setAttention)
  if (refused) return null
  const label = followed ? text.detail.unfollow : text.detail.follow
  const toggle = () =>
    follow.mutate(
      { params: { type: 'HydrogenTask', id }, body: { attention: !followed } },
      { onSuccess: () => toast.show({ text: followed ? text.done.unfollowed : text.done.followed }) },
    )
  return (
    <Button
      kind="text"
      aria-label={label}
      title={label}
      aria-pressed={followed}
      loading={follow.isPending}
      icon={<Icon name={followed ? 'bookmark' : 'star'} />}
      onClick={toggle}
    />
  )
}
