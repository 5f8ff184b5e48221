import { inLocale } from '@cohort/contract/fields/values'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/tasks/components/funnel.module.css'
import { type FunnelStep, funnelOf } from '#modules/tasks/funnel.ts'
import type { ProjectView } from '#modules/tasks/project-view.ts'
import { useOverview } from '#modules/tasks/queries.ts'
import { useTasksText } from '#modules/tasks/text.ts'
import { Icon } from '#ui/icon.tsx'

export function useFunnel(view: ProjectView): readonly FunnelStep[] | undefined {
  const overview = useOverview(view.project.id).data
  const stages = overview?.pipelines.find(({ openId }) => openId === view.flow.openId)?.stages
  return stages && funnelOf(view.flow, stages)
}

const height = 44

/** Above the columns, and aligned with them: how many ever reached each stage, on a linear scale. */
export function FunnelStrip({ view, folded }: { view: ProjectView; folded: number }) {
  const text = useTasksText().funnel
  const locale = useLocale()
  const steps = useFunnel(view)
  const known = steps ?? view.flow.stages.filter(({ kind }) => kind !== 'lost').map((stage) => blank(stage))
  const most = Math.max(1, ...known.map(({ reached }) => reached))
  const topOf = (reached: number) => height - 2 - (reached / most) * (height - 4)
  const open = view.flow.stages.filter(({ kind }) => kind === 'lost').length - folded
  return (
    <section className={styles.strip} aria-label={text.label}>
      {known.map((step, at) => {
        const name = inLocale(step.stage.name, locale)
        const next = known[at + 1]
        const words = at === 0 ? text.entered : text.reached(name)
        return (
          <div key={step.stage.id} className={styles.cell}>
            <p className={styles.words}>
              <strong>{steps ? step.reached : '–'}</strong>
              <span title={words}>{words}</span>
              {next && step.rate !== undefined && (
                <em title={text.rateLabel(name, inLocale(next.stage.name, locale), step.rate)}>
                  {text.rate(step.rate)} <Icon name="arrow" size={14} />
                </em>
              )}
            </p>
            <Curve from={topOf(step.reached)} to={next ? topOf(next.reached) : undefined} />
          </div>
        )
      })}
      {Array.from({ length: open }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty room, all alike
        <div key={`open ${at}`} className={styles.cell} />
      ))}
      {Array.from({ length: folded }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty room, all alike
        <div key={`folded ${at}`} className={styles.spine} />
      ))}
    </section>
  )
}

const blank = (stage: FunnelStep['stage']): FunnelStep => ({
  stage,
  reached: 0,
  present: 0,
  medianDays: null,
  stuck: 0,
  rate: undefined,
})

/** Level through its column, then over to the height of the next. */
function Curve({ from, to }: { from: number; to: number | undefined }) {
  const end = to ?? from
  const line = `M0 ${from} L78 ${from} C90 ${from} 92 ${end} 104 ${end}`
  return (
    <svg className={styles.curve} viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`${line} L104 ${height} L0 ${height} Z`} className={styles.area} />
      <path d={line} className={styles.line} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
