import { limits } from '@cohort/contract/limits'
import { archived, createProject, type Project } from '@cohort/contract/projects'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { SearchField } from '#fields/search-field.tsx'
import { useIsPhone } from '#lib/media.ts'
import { DueMark } from '#modules/tasks/components/marks.tsx'
import { StageDot } from '#modules/tasks/components/stage-dot.tsx'
import styles from '#modules/tasks/components/within/within.module.css'
import { hasFlag, type ProjectView, wordFor } from '#modules/tasks/project-view.ts'
import { useSubProjects, useTreeItem } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'

/** The projects of a project in their order (the view `projectList`). */
export function SubProjects({ view }: { view: ProjectView }) {
  const text = useTasksText().within
  const navigate = useNavigate()
  const phone = useIsPhone()
  const size = phone ? undefined : 'small'
  const [word, setWord] = useState('')
  const { id, channel } = view.project
  const found = useSubProjects(id)
  const refused = useMakeRefusal(view.project)
  const all = found.data?.data ?? []
  const shown = all.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))
  const add = (
    <Button
      kind="primary"
      size={size}
      icon={<Icon name="plus" size={16} />}
      disabled={refused ?? false}
      onClick={() => void navigate(`/channel/${channel.openId}/project/create?parentId=${id}`)}
    >
      {text.add}
    </Button>
  )
  const Rows = phone ? Cards : Table
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <SearchField className={styles.search} size={size} label={text.search} value={word} onSearch={setWord} />
        <span className={styles.grow} />
        {all.length > 0 && add}
      </div>
      <div className={styles.body}>
        {found.isPending && <SkeletonRows rows={6} height={52} />}
        {found.isError && !found.data && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
        {found.data && shown.length === 0 && (
          <Empty
            filtered={word !== ''}
            title={word ? text.none : text.empty}
            hint={word ? text.noneHint : text.emptyHint}
            actions={word ? undefined : add}
          />
        )}
        {shown.length > 0 && <Rows shown={shown} />}
      </div>
    </div>
  )
}

/** Why no project can be made in this one; undefined where one can. */
function useMakeRefusal({ id, flags, status }: Project): string | undefined {
  const text = useTasksText()
  const noRight = useRefusal(createProject)
  const path = useTreeItem(id).data?.path ?? []
  const levels = path.filter(({ entityType }) => entityType === 'Project').length
  if (status === archived) return text.archivedHint
  if (levels >= limits.projectLevels) return text.within.tooDeep
  return noRight ?? (hasFlag(flags, 'Edit') ? undefined : text.within.mayNot)
}

interface RowsProps {
  shown: readonly Project[]
}

const hrefOf = ({ id, channel }: Project): string => `/channel/${channel.openId}/project/detail/${id}`

/** One in which they take no part is only named. */
function Name({ project }: { project: Project }) {
  if (project.flags === 0) return <>{project.name}</>
  return (
    <Link className={styles.cover} to={hrefOf(project)}>
      {project.name}
    </Link>
  )
}

function Table({ shown }: RowsProps) {
  const text = useTasksText().within
  return (
    <table className={styles.table} aria-label={text.label}>
      <thead>
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.status}</th>
          <th scope="col">{text.principal}</th>
          <th scope="col">{text.due}</th>
          <th scope="col" className={styles.number}>
            {text.tasks}
          </th>
          <th scope="col" className={styles.number}>
            {text.projects}
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((project) => (
          <tr key={project.id}>
            <th scope="row">
              <Name project={project} />
              {project.projectPayload && <small>{project.projectPayload.name}</small>}
            </th>
            <td>
              <Status project={project} />
            </td>
            <td>
              <Principal project={project} />
            </td>
            <td>{project.timeoutTime ? <DueMark iso={project.timeoutTime} /> : <Quiet text={text.noDue} />}</td>
            <td className={styles.number}>{project.childrenCount}</td>
            <td className={styles.number}>{project.projectCount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ shown }: RowsProps) {
  const text = useTasksText().within
  return (
    <ul className={styles.cards} aria-label={text.label}>
      {shown.map((project) => (
        <li key={project.id} className={styles.card}>
          <Name project={project} />
          <p>
            <Status project={project} />
            <span>{text.counts(project.childrenCount, project.projectCount)}</span>
          </p>
          <p>
            <Principal project={project} />
            {project.timeoutTime && <DueMark iso={project.timeoutTime} />}
          </p>
        </li>
      ))}
    </ul>
  )
}

const Quiet = ({ text }: { text: string }) => <span className={styles.quiet}>{text}</span>

const colors = ['green', 'amber', 'blue', 'red', 'grey'] as const

function Status({ project }: { project: Project }) {
  const text = useTasksText()
  if (project.flags === 0) return <Quiet text={text.within.onTheWay} />
  return (
    <span className={styles.status}>
      <StageDot color={colors[project.status]} />
      {wordFor(text.status, project.status)}
    </span>
  )
}

function Principal({ project }: { project: Project }) {
  const text = useTasksText().within
  const { principal } = project
  if (!principal) return <Quiet text={text.nobody} />
  return (
    <span className={styles.person}>
      <Avatar name={principal.name} color={colorOf(principal.userId)} size={20} />
      {principal.name}
    </span>
  )
}
