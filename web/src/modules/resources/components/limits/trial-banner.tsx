import styles from '#modules/resources/components/limits/limits.module.css'
import { useLimitsText } from '#modules/resources/components/limits/text.ts'
import { showLimit } from '#modules/resources/limit.ts'
import { useRemain } from '#modules/resources/queries.ts'
import { Icon } from '#ui/icon.tsx'

/** Over every page of an enterprise that tries the product out: what is left of the trial, and the way to more. */
export function TrialBanner() {
  const text = useLimitsText().trial
  const trial = useRemain().data?.trial
  if (!trial) return null
  const [projects, resumes] = [trial.projects, trial.resumes].map(({ consumed, total }) =>
    Math.max(0, total - consumed),
  )
  return (
    <section className={styles.banner} aria-label={text.label}>
      <Icon name="info" size={16} />
      <p>{projects || resumes ? text.banner(projects ?? 0, resumes ?? 0) : text.over}</p>
      <button type="button" onClick={() => showLimit({ kind: 'trial' })}>
        {text.open}
      </button>
    </section>
  )
}
