import { Chat } from '#fields/remarks/chat.tsx'
import { useConversations } from '#fields/remarks/remark-queries.ts'
import { keyOfTalk, type Talk, type Talks } from '#fields/remarks/talks.ts'
import styles from '#modules/tasks/components/project-body.module.css'
import { addressOfTask, hasFlag, type ProjectView } from '#modules/tasks/project-view.ts'
import { useTaskRows } from '#modules/tasks/queries.ts'
import { inProject } from '#modules/tasks/state.ts'
import { useTasksText } from '#modules/tasks/text.ts'

const pageSize = 50

/** What is said about a project and about its tasks; the project itself can always be talked about. */
export function ProjectChat({ view }: { view: ProjectView }) {
  const { project } = view
  const text = useTasksText()
  const talks = useProjectTalks(project)
  const linkOf = ({ entityType, openId }: Talk) =>
    entityType === 'HydrogenTask' ? { href: addressOfTask(openId, [openId]), text: text.openTask } : undefined
  return (
    <div className={styles.chat}>
      <Chat talks={talks} limited={false} typed linkOf={linkOf} writable={hasFlag(project.flags, 'AddRemark')} />
    </div>
  )
}

function useProjectTalks({ id, name }: ProjectView['project']): Talks {
  const talks = useConversations({ projectId: id })
  const tasks = useTaskRows({ filters: inProject(id), pageSize })
  const pages = talks.data?.pages
  // While somebody writes, a page may begin with what ended the one before.
  const known = new Map(pages?.flatMap(({ data }) => data).map((talk) => [keyOfTalk(talk), talk]))
  const itself: Talk = { openId: id, entityType: 'Project', name, unread: 0 }
  const silent = (tasks.rows ?? []).map(
    (task): Talk => ({ openId: task.id, entityType: 'HydrogenTask', name: task.name, unread: 0 }),
  )
  const rest = talks.hasNextPage ? [] : [itself, ...silent]
  return {
    error: talks.error ?? tasks.error,
    isReady: pages !== undefined && tasks.rows !== undefined,
    all: [...known.values()],
    rest: rest.filter((talk) => !known.has(keyOfTalk(talk))),
    more: talks.hasNextPage ? () => void talks.fetchNextPage() : undefined,
    loading: talks.isFetchingNextPage,
    retry: () => {
      void talks.refetch()
      tasks.retry()
    },
  }
}
