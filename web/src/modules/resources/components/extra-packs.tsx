import { type ExtraKind, extraKinds, listFen } from '@cohort/contract/packages'
import { useState } from 'react'
import { yuan } from '#modules/resources/amounts.ts'
import { OrderDialog } from '#modules/resources/components/order-dialog.tsx'
import styles from '#modules/resources/components/pricing.module.css'
import { useResourcesText } from '#modules/resources/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const icons = { ExtraEntity: 'file', ExtraAutomaticTask: 'bolt' } as const

/** Packs that add to the package by the month. */
export function ExtraPacks() {
  const all = useResourcesText()
  const text = all.pricing
  const [chosen, setChosen] = useState<ExtraKind>()
  return (
    <>
      <ul className={styles.packs}>
        {extraKinds.map((kind) => (
          <li key={kind} className={styles.row} aria-label={all.kinds[kind]}>
            <Icon name={icons[kind]} size={16} />
            <span className={styles.pack}>
              <b>{all.kinds[kind]}</b> {text.extra[kind]}
            </span>
            <span className={styles.number}>
              {yuan(listFen(kind, 'Month'))} {text.perMonth}
            </span>
            <Button size="small" onClick={() => setChosen(kind)}>
              {text.buy}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <OrderDialog kind={chosen} unit="Month" onClose={() => setChosen(undefined)} />}
    </>
  )
}
