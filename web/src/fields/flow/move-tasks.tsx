import { inLocale } from '@cohort/contract/fields/values'
import type { Stage } from '@cohort/contract/pipelines'
import { useState } from 'react'
import styles from '#fields/flow/flow.module.css'
import { useFlowText } from '#fields/flow/text.ts'
import { useLocale } from '#lib/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** A stage that was to go, and how many tasks stand in it. */
export interface Holding {
  stage: Stage
  count: number
}

interface Props {
  holding: Holding
  targets: readonly Stage[]
  busy: boolean
  onMove: (stageId: string) => void
  onClose: () => void
}

/** Where the tasks of a stage go before it goes. */
export function MoveTasks({ holding, targets, busy, onMove, onClose }: Props) {
  const text = useFlowText()
  const locale = useLocale()
  const [chosen, setChosen] = useState(targets[0]?.id)
  return (
    <Dialog
      open
      title={text.holds(inLocale(holding.stage.name, locale), holding.count)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {chosen && (
            <Button kind="primary" loading={busy} onClick={() => onMove(chosen)}>
              {text.moveAndSave}
            </Button>
          )}
        </>
      }
    >
      <label className={styles.field}>
        <span>{text.moveTo}</span>
        <select data-autofocus value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {targets.map((stage) => (
            <option key={stage.id} value={stage.id}>
              {inLocale(stage.name, locale)}
            </option>
          ))}
        </select>
      </label>
    </Dialog>
  )
}
