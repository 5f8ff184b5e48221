import { inLocale } from '@cohort/contract/fields/values'
import type { Pipeline } from '@cohort/contract/pipelines'
import { ColorDot } from '#fields/color-dot.tsx'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/spaces/components/forms/form.module.css'
import { Problem } from '#modules/spaces/components/forms/form-parts.tsx'
import { useSpacesText } from '#modules/spaces/text.ts'
import { Check } from '#ui/check.tsx'

interface Props {
  flows: readonly Pipeline[]
  /** Undefined: all of them. */
  chosen: readonly string[] | undefined
  onChange: (chosen: readonly string[] | undefined) => void
  problem: string | undefined
}

/** Which of the channel's flows a project works with; all, unless said otherwise. */
export function FlowChoice({ flows, chosen, onChange, problem }: Props) {
  const text = useSpacesText().create
  const locale = useLocale()
  const now = chosen ?? flows.map(({ openId }) => openId)
  const toggle = (id: string, on: boolean) => {
    const next = flows.map(({ openId }) => openId).filter((one) => (one === id ? on : now.includes(one)))
    onChange(next.length === flows.length ? undefined : next)
  }
  return (
    <fieldset className={styles.field}>
      <legend>
        {text.flows} <small>{text.flowsHint}</small>
      </legend>
      {flows.map((flow) => (
        <div key={flow.openId} className={styles.flow}>
          <Check checked={now.includes(flow.openId)} onChange={(on) => toggle(flow.openId, on)}>
            {inLocale(flow.name, locale)}
          </Check>
          <div className={styles.stages}>
            {flow.stages.map((stage) => (
              <span key={stage.id} className={styles.stage}>
                <ColorDot color={stage.color} />
                {inLocale(stage.name, locale)}
              </span>
            ))}
          </div>
        </div>
      ))}
      <Problem text={problem} />
    </fieldset>
  )
}
