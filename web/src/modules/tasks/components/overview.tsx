import { inLocale } from '@cohort/contract/fields/values'
import { Link } from 'react-router'
import { useLocale } from '#lib/text.ts'
import { useFunnel } from '#modules/tasks/components/funnel.tsx'
import styles from '#modules/tasks/components/overview.module.css'
import { StageDot } from '#modules/tasks/components/stage-dot.tsx'
import { addressOfTask, type ProjectView, stageOf } from '#modules/tasks/project-view.ts'
import { useOverview } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

/** How far people have come, how long they stay, and who is left waiting. */
export function Overview({ view }: { view: ProjectView }) {
  const asked = useOverview(view.project.id)
  if (asked.error && !asked.data) return <ErrorState error={asked.error} onRetry={() => void asked.refetch()} />
  if (!asked.data) return <SkeletonRows rows={7} />
  return (
    <div className={styles.overview}>
      <Stages view={view} />
      <Stuck view={view} />
    </div>
  )
}

function Stages({ view }: { view: ProjectView }) {
  const text = useTasksText().overview
  const locale = useLocale()
  const steps = useFunnel(view) ?? []
  const most = Math.max(1, ...steps.map(({ reached }) => reached))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a phone scrolls it sideways, and so must the keyboard
    <section className={styles.panel} aria-label={text.stages} tabIndex={0}>
      <h2>{text.stages}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.stage}</th>
            <th scope="col">{text.reached}</th>
            <th scope="col">{text.rate}</th>
            <th scope="col">{text.present}</th>
            <th scope="col">{text.median}</th>
            <th scope="col">{text.stuck}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ stage, reached, present, medianDays, stuck, rate }) => (
            <tr key={stage.id}>
              <th scope="row">
                <StageDot color={stage.color} /> {inLocale(stage.name, locale)}
              </th>
              <td className={styles.bar}>
                <span style={{ width: `${(reached / most) * 100}%` }} />
                {reached}
              </td>
              <td>{rate === undefined ? '–' : `${rate}%`}</td>
              <td>{present}</td>
              <td>{medianDays === null ? '–' : text.days(medianDays)}</td>
              <td className={stuck > 0 ? styles.warn : undefined}>{stuck > 0 ? text.stuckCount(stuck) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Stuck({ view }: { view: ProjectView }) {
  const text = useTasksText().overview
  const locale = useLocale()
  const all = useOverview(view.project.id).data?.stuck ?? []
  const ids = all.map(({ taskId }) => taskId)
  return (
    <section className={styles.panel} aria-label={text.stuck}>
      <h2>{text.stuck}</h2>
      <p className={styles.hint}>{all.length === 0 ? text.nobodyStuck : text.stuckHint}</p>
      <ul className={styles.stuck}>
        {all.map(({ taskId, name, stageId, days }) => {
          const stage = view.flows.flatMap((flow) => stageOf(flow, stageId) ?? [])[0]
          return (
            <li key={taskId}>
              <Link to={addressOfTask(taskId, ids)}>
                <Avatar name={name} color={colorOf(taskId)} size={28} />
                <span>
                  <strong>{name}</strong>
                  <small>{text.inStage(stage ? inLocale(stage.name, locale) : '', days)}</small>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
