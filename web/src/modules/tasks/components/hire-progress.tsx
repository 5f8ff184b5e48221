import { useRecord } from '#modules/entities/queries.ts'
import { useFunnel } from '#modules/tasks/components/funnel.tsx'
import styles from '#modules/tasks/components/toolbar.module.css'
import type { ProjectView } from '#modules/tasks/project-view.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { standard } from '#modules/tasks/values.ts'

/** Of those whom the job asks for, how many have come; nothing where the project is about no job. */
export function HireProgress({ view }: { view: ProjectView }) {
  const text = useTasksText()
  const { projectPayload } = view.project
  const job = useRecord(projectPayload?.entityType ?? '', projectPayload?.openId ?? '').data
  const steps = useFunnel(view)
  const wanted = job && Number(standard(job, 'headcount') ?? 0)
  const won = steps?.find(({ stage }) => stage.kind === 'won')?.reached
  if (!wanted || won === undefined) return null
  return (
    <span className={styles.hired}>
      {text.hired(wanted, won)}
      <i aria-hidden="true">
        <b style={{ width: `${Math.min(100, (won / wanted) * 100)}%` }} />
      </i>
    </span>
  )
}
