import { getValidity } from '@cohort/contract/resources'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#lib/query.ts'
import { sessionMark } from '#lib/session-mark.ts'
import { useMe } from '#lib/who.ts'
import { dayText } from '#modules/resources/amounts.ts'
import styles from '#modules/resources/components/limits/limits.module.css'
import { pricingPath, useMayBuy } from '#modules/resources/components/limits/parts.tsx'
import { useLimitsText } from '#modules/resources/components/limits/text.ts'
import { useResourcesText } from '#modules/resources/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** The package of which this session of the browser was told already. */
const reminded = sessionMark('expiry')

/** A package has ended: said once in a session, to the super administrator alone (spec 2 §4; §2.3: 400 px). */
export function ExpiryReminder() {
  const text = useLimitsText().expiry
  const kinds = useResourcesText().kinds
  const navigate = useNavigate()
  const mayBuy = useMayBuy()
  const tenant = useMe()?.currentTenant?.tenantId
  const ended = useCall(getValidity, {}, { inPlace: true }).data?.validatingResource
  const mark = ended ? `${tenant} ${ended.expiration}` : ''
  const [isOpen, setOpen] = useState(true)
  if (!ended || !isOpen || reminded.read() === mark) return null
  const close = () => {
    reminded.write(mark)
    setOpen(false)
  }
  const isGrace = Date.parse(ended.graceUntil) > Date.now()
  const [kind, day] = [kinds[ended.resourceKind], dayText(ended.expiration)]
  return (
    <Dialog
      open
      title={text.title}
      width={400}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{text.later}</Button>
          {mayBuy && (
            <Button
              kind="primary"
              data-autofocus
              onClick={() => {
                close()
                void navigate(pricingPath)
              }}
            >
              {text.renew}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.only}>{isGrace ? text.grace(kind, day, dayText(ended.graceUntil)) : text.over(kind, day)}</p>
    </Dialog>
  )
}
