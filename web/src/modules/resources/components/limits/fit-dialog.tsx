import { useNavigate } from 'react-router'
import { grouped } from '#modules/resources/amounts.ts'
import styles from '#modules/resources/components/limits/limits.module.css'
import { Administrators, CopyLetter, pricingPath, useMayBuy } from '#modules/resources/components/limits/parts.tsx'
import { useLimitsText } from '#modules/resources/components/limits/text.ts'
import { fitOf } from '#modules/resources/fit.ts'
import { type LimitNews, showLimit } from '#modules/resources/limit.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

type Asked = Extract<LimitNews, { kind: 'fit' }>

/** Before much is made: how much of what is left it takes, and where it is too much, the part that fits. */
export function FitDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const text = useLimitsText()
  const words = text.fit
  const { count, entityType, room } = asked
  const mayBuy = useMayBuy()
  const isBeyond = fitOf(count, room) === 'beyond'
  const kind = entityType === 'Resume' ? 'Resume' : 'other'
  const [fitting, over] = [Math.min(count, room.left), count - room.left]
  const goOn = () => {
    asked.answer(fitting)
    onClose()
  }
  const whole = Math.max(room.total, room.consumed + count)
  return (
    <Dialog
      open
      title={words.title[kind](grouped(count))}
      width={400}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          {isBeyond && <MoreRoom asked={asked} onClose={onClose} />}
          <Button kind="primary" data-autofocus onClick={goOn}>
            {isBeyond ? words.first[kind](grouped(fitting)) : words.all[kind](grouped(count))}
          </Button>
        </>
      }
    >
      <span className={styles.track} aria-hidden="true">
        <i className={styles.before} style={{ width: `${(room.consumed / whole) * 100}%` }} />
        <i className={styles.now} style={{ width: `${(fitting / whole) * 100}%` }} />
        {isBeyond && <i className={styles.over} style={{ width: `${(over / whole) * 100}%` }} />}
      </span>
      <p className={styles.sums}>
        <span>
          {text.used} {grouped(room.consumed)} / {grouped(room.total)}
        </span>
        <b data-over={isBeyond || undefined}>
          {isBeyond ? words.beyond(grouped(room.left), grouped(over)) : words.use(grouped(count), grouped(room.left))}
        </b>
      </p>
      <p className={styles.words}>
        {isBeyond ? words.part(grouped(room.left), grouped(over)) : kind === 'Resume' ? words.close : words.closeOther}
      </p>
      {isBeyond && !mayBuy && !asked.inTrial && <Administrators />}
    </Dialog>
  )
}

/** The way to more: to the prices, to customer service in a trial, or to an administrator. */
function MoreRoom({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const text = useLimitsText()
  const navigate = useNavigate()
  const mayBuy = useMayBuy()
  const { count, room } = asked
  if (asked.inTrial) return <Button onClick={() => showLimit({ kind: 'trial' })}>{text.trial.open}</Button>
  if (!mayBuy)
    return (
      <CopyLetter
        what={text.fit.letter(grouped(count), grouped(room.left))}
        consumed={room.consumed}
        total={room.total}
      />
    )
  return (
    <Button
      onClick={() => {
        onClose()
        void navigate(pricingPath)
      }}
    >
      {text.upgrade}
    </Button>
  )
}
