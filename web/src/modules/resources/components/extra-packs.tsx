import { type ExtraKind, extraKinds, listFen } from '@cohort/contract/packages'
import { useAddress } from '#lib/address.ts'
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
  const { query, change } = useAddress()
  // In the address, so that whoever is told that a capacity is used up is led straight to it.
  const chosen = extraKinds.find((kind) => kind === query.get('buy'))
  const choose = (buy: ExtraKind | undefined) => change({ buy })
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
            <Button size="small" onClick={() => choose(kind)}>
              {text.buy}
            </Button>
          </li>
        ))}
      </ul>
      {chosen && <OrderDialog kind={chosen} unit="Month" onClose={() => choose(undefined)} />}
    </>
  )
}
