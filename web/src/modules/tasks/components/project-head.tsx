import { recommendEntities } from '@cohort/contract/matching'
import { projectStatuses, setProjectStatus } from '@cohort/contract/projects'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useIsPhone } from '#lib/media.ts'
import { usePageTitle } from '#lib/page.ts'
import styles from '#modules/tasks/components/project-head.module.css'
import { hasFlag, mayHere, type ProjectView, wordFor } from '#modules/tasks/project-view.ts'
import { useSetStatus, useTeam, useTreeItem } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { offerUndo } from '#modules/tasks/undo.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { PageActions, PageViews } from '#ui/page-actions.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { useUiText } from '#ui/text.ts'

/** The bar of a project: where it is, how it stands, who works on it, and what is new. */
export function ProjectHead({ view }: { view: ProjectView }) {
  const text = useTasksText()
  const phone = useIsPhone()
  const navigate = useNavigate()
  const noRecommendations = useRefusal(recommendEntities)
  const { project } = view
  const path = useTreeItem(project.id).data?.path ?? []
  const around = path.filter(({ id }) => id !== project.id)
  const crumbs = around.map((one) => ({ name: one.name, href: hrefOf(one, project.channel.openId) }))
  usePageTitle(project.name, undefined, crumbs.length > 0 ? crumbs : undefined)
  const refused = mayHere(project, 'AddTaskFlow') ? false : text.create.noFlag
  return (
    <>
      <PageViews>
        <StatusChip view={view} />
      </PageViews>
      <PageActions>
        <Team view={view} />
        <Button
          icon={<Icon name="target" size={16} />}
          aria-label={phone ? text.recommend : undefined}
          title={text.recommendHint}
          disabled={noRecommendations ?? false}
          onClick={() => void navigate(`/recommendation?projectId=${project.id}`)}
        >
          {!phone && text.recommend}
        </Button>
        {!phone && (
          <Button kind="primary" icon={<Icon name="plus" size={16} />} disabled={refused} onClick={() => view.onNew()}>
            {text.newTask}
          </Button>
        )}
      </PageActions>
    </>
  )
}

const hrefOf = ({ id, entityType }: { id: string; entityType: string }, channelId: string): string => {
  if (entityType === 'Project') return `/channel/${channelId}/project/detail/${id}`
  return entityType === 'Channel' ? `/channel?channelId=${id}` : `/channel?spaceId=${id}`
}

const tones = ['going', 'paused', 'done', 'off', 'off'] as const

export function StatusChip({ view }: { view: ProjectView }) {
  const text = useTasksText()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const set = useSetStatus()
  const undo = useUiText().undo
  const noRight = useRefusal(setProjectStatus)
  const { id, status, flags } = view.project
  const refused = noRight ?? (hasFlag(flags, 'UpdateStatus') ? undefined : text.noStatusFlag)
  const put = (next: number, onDone?: () => void) =>
    set.mutate({ params: { id }, body: { status: next } }, { onSuccess: onDone })
  const items = projectStatuses.map(
    (next): MenuItem => ({
      key: String(next),
      label: text.statusTo[next],
      checked: next === status,
      refused,
      run: () =>
        next !== status && put(next, () => offerUndo(text.statusDone(text.status[next]), undo, () => put(status))),
    }),
  )
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={`${styles.status} ${styles[tones[status] ?? 'off']}`}
        aria-haspopup="menu"
        aria-expanded={open}
        title={text.statusMenu}
        onClick={() => setOpen(!open)}
      >
        <i aria-hidden="true" />
        {wordFor(text.status, status)}
      </button>
      {open && <Menu anchor={anchor} label={text.statusMenu} items={items} onClose={() => setOpen(false)} />}
    </>
  )
}

const shownFaces = 3

function Team({ view }: { view: ProjectView }) {
  const text = useTasksText()
  const navigate = useNavigate()
  const { id, channel } = view.project
  const team = useTeam(id).data?.data ?? []
  const faces = team.slice(0, shownFaces)
  return (
    <button
      type="button"
      className={styles.team}
      aria-label={text.team(team.length)}
      title={text.team(team.length)}
      onClick={() => void navigate(`/channel/role/${channel.openId}/${id}`)}
    >
      {faces.map(({ userId, alias, avatar, avatarBg }) => (
        <Avatar key={userId} name={alias} color={avatarBg} picture={avatar} size={24} />
      ))}
      {team.length > shownFaces && <span className={styles.rest}>+{team.length - shownFaces}</span>}
      {team.length === 0 && <Icon name="people" size={18} />}
    </button>
  )
}
