import { inLocale } from '@cohort/contract/fields/values'
import type { Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/bulk/bulk.module.css'
import { useBulkText } from '#modules/entities/components/bulk/text.ts'
import { type Bulk, grouped } from '#modules/entities/components/bulk/use-bulk.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Which records were refused, and why; the others are done, and can be undone from here too. */
export function RefusedDialog({ bulk, shape }: { bulk: Bulk; shape: Shape }) {
  const text = useBulkText()
  const measure = inLocale(shape.type.measure, useLocale())
  const outcome = bulk.refused
  if (!outcome) return null
  return (
    <Dialog
      open
      title={text.refusedTitle(grouped(outcome.refused.length), measure)}
      onClose={bulk.dismiss}
      footer={
        <>
          {outcome.done > 0 && <Button onClick={() => void bulk.undo(outcome)}>{text.undo}</Button>}
          <Button kind="primary" onClick={bulk.dismiss}>
            {text.close}
          </Button>
        </>
      }
    >
      {outcome.done > 0 && <p>{text.refusedHint}</p>}
      <ul className={styles.refused}>
        {outcome.refused.map(({ openId, name, reason }) => (
          <li key={openId}>
            <strong>{name}</strong>
            <span>{reason ?? text.changedSince}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
