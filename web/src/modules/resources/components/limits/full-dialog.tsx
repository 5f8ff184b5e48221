import { listFen, type ResourceType } from '@cohort/contract/packages'
import { useNavigate } from 'react-router'
import { yuan } from '#modules/resources/amounts.ts'
import styles from '#modules/resources/components/limits/limits.module.css'
import {
  Administrators,
  CopyLetter,
  pricingPath,
  Used,
  useMayBuy,
} from '#modules/resources/components/limits/parts.tsx'
import { useLimitsText } from '#modules/resources/components/limits/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface Props {
  type: ResourceType
  consumed: number
  total: number
  onClose: () => void
}

/** Of these there are packs that add to the package. */
const packOf = { Entity: 'ExtraEntity', AutomaticTask: 'ExtraAutomaticTask' } as const
const hasPack = (type: ResourceType): type is keyof typeof packOf => type in packOf

/** A capacity is used up: what cannot be done, how much there is, and the next step (spec 2 §2.3: 400 px). */
export function FullDialog({ type, consumed, total, onClose }: Props) {
  const text = useLimitsText()
  const navigate = useNavigate()
  const mayBuy = useMayBuy()
  const go = (address: string) => {
    onClose()
    void navigate(address)
  }
  const buys = hasPack(type) ? text.buysMore[type](yuan(listFen(packOf[type], 'Month'))) : text.buys
  const asks = hasPack(type) ? text.asksMore[type] : text.asks
  return (
    <Dialog
      open
      title={text.titles[type]}
      width={400}
      onClose={onClose}
      footer={
        mayBuy ? (
          <>
            {hasPack(type) ? (
              <Button onClick={() => go(`${pricingPath}?buy=${packOf[type]}`)}>{text.more[type]}</Button>
            ) : (
              <Button onClick={onClose}>{text.known}</Button>
            )}
            <Button kind="primary" data-autofocus onClick={() => go(pricingPath)}>
              {text.upgrade}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{text.known}</Button>
            <CopyLetter what={text.titles[type]} consumed={consumed} total={total} primary />
          </>
        )
      }
    >
      <Used label={text.used} consumed={consumed} total={total} />
      <p className={styles.words}>
        {text.cannot[type]}
        {mayBuy ? buys : asks}
      </p>
      {!mayBuy && <Administrators />}
    </Dialog>
  )
}
