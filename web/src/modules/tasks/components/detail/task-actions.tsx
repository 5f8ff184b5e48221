import { setAttention } from '@cohort/contract/entities'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsPhone } from '#lib/media.ts'
import { usePopup } from '#lib/popup.ts'
import type { TaskDetail } from '#modules/tasks/components/detail/task-info.tsx'
import { hasFlag } from '#modules/tasks/project-view.ts'
import { useFollowedTasks, useFollowTask, useTreeItem } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { useDiscard } from '#modules/tasks/use-changes.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
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
  const phone = useIsPhone()
  const follow = useFollowing(task.id)
  const items: MenuItem[] = [
    ...(phone && follow ? [{ key: 'follow', label: follow.label, icon: follow.icon, run: follow.toggle }] : []),
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
      {!phone && follow && (
        <Button
          kind="text"
          aria-label={follow.label}
          title={follow.label}
          aria-pressed={follow.on}
          loading={follow.busy}
          icon={<Icon name={follow.icon} />}
          onClick={follow.toggle}
        />
      )}
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

/** Undefined: whoever looks may not follow. */
function useFollowing(id: string) {
  const text = useTasksText()
  const on = useFollowedTasks()?.includes(id) ?? false
  const follow = useFollowTask()
  const refused = useRefusal(setAttention)
  if (refused) return undefined
  const toggle = () =>
    follow.mutate(
      { params: { type: 'HydrogenTask', id }, body: { attention: !on } },
      { onSuccess: () => toast.show({ text: on ? text.done.unfollowed : text.done.followed }) },
    )
  const icon: IconName = on ? 'bookmark' : 'star'
  return { on, toggle, busy: follow.isPending, icon, label: on ? text.detail.unfollow : text.detail.follow }
}
