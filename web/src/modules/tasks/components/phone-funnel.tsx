import { inLocale } from '@cohort/contract/fields/values'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/tasks/components/funnel.module.css'
import { useFunnel } from '#modules/tasks/components/funnel.tsx'
import type { ProjectView } from '#modules/tasks/project-view.ts'
import { useTasksText } from '#modules/tasks/text.ts'

/** The funnel in two lines: how many came in, how many made it, and a bar for each stage. */
export function PhoneFunnel({ view }: { view: ProjectView }) {
  const text = useTasksText().funnel
  const locale = useLocale()
  const steps = useFunnel(view)
  const [first] = steps ?? []
  if (!steps || !first || first.reached === 0) return null
  const won = steps.find(({ stage }) => stage.kind === 'won') ?? steps.at(-1)
  return (
    <section className={styles.phone} aria-label={text.label}>
      <p>{text.total(first.reached, won?.reached ?? 0)}</p>
      <div>
        {steps.map(({ stage, reached }) => (
          <span
            key={stage.id}
            title={`${inLocale(stage.name, locale)} ${reached}`}
            style={{ height: `${Math.max(8, (reached / first.reached) * 100)}%` }}
          />
        ))}
      </div>
    </section>
  )
}
