import { listRemarks } from '@cohort/contract/remarks'
import { Conversation } from '#fields/remarks/conversation.tsx'
import styles from '#modules/tasks/components/detail/detail.module.css'
import type { TaskDetail } from '#modules/tasks/components/detail/task-info.tsx'
import { hasFlag } from '#modules/tasks/project-view.ts'
import { useRefusal } from '#ui/refusal.ts'
import { Empty } from '#ui/states.tsx'

/** What was said about a task, with files and mentions, and a box to say more. */
export function TaskRemarks({ task }: { task: TaskDetail }) {
  const refused = useRefusal(listRemarks)
  if (refused) return <Empty title={refused} />
  return (
    <div className={styles.remarks}>
      <Conversation
        key={task.id}
        target={{ type: 'HydrogenTask', id: task.id }}
        writable={hasFlag(task.flags, 'AddRemark')}
      />
    </div>
  )
}
