import type { Entity } from '@cohort/contract/entities'
import { useState } from 'react'
import { exactTime } from '#lib/relative-time.ts'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/entities/components/share/share.module.css'
import { useShareText } from '#modules/entities/components/share/text.ts'
import { pageOf, useShare, useShared } from '#modules/entities/share-queries.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast.ts'

const choices = [1, 7, 30, 90] as const

/** Publishes a record for some days, copies its link, and takes it back. */
export function ShareDialog({ record, onClose }: { record: Entity; onClose: () => void }) {
  const text = useShareText()
  const locale = useLocale()
  const { entityType: type, openId: id } = record.meta
  const until = useShared(type, id).data?.expiresAt
  const share = useShare()
  const [days, setDays] = useState<number>(7)
  const [link, setLink] = useState<string>()
  const publish = (days: number) =>
    share.mutate(
      { params: { type, id }, body: { days } },
      {
        onSuccess: ({ path }) => {
          setLink(path ? pageOf(path) : undefined)
          if (!path) toast.show({ text: text.takenBack })
        },
      },
    )
  return (
    <Dialog
      open
      title={text.title}
      onClose={onClose}
      footer={
        <>
          {until && (
            <Button danger loading={share.isPending} onClick={() => publish(0)}>
              {text.takeBack}
            </Button>
          )}
          <Button kind={link ? 'default' : 'primary'} loading={share.isPending} onClick={() => publish(days)}>
            {until ? text.again : text.publish}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{text.what}</p>
        <fieldset className={styles.days}>
          <legend>{text.days}</legend>
          {choices.map((one) => (
            <label key={one}>
              <input type="radio" name="days" checked={days === one} onChange={() => setDays(one)} />
              {text.day(one)}
            </label>
          ))}
        </fieldset>
        {until && <p className={styles.until}>{text.until(exactTime(until, locale))}</p>}
        {link ? <Link link={link} /> : until && <p className={styles.hint}>{text.againHint}</p>}
      </div>
    </Dialog>
  )
}

function Link({ link }: { link: string }) {
  const text = useShareText()
  return (
    <>
      <div className={styles.link}>
        <input readOnly aria-label={text.link} value={link} onFocus={({ target }) => target.select()} />
        <Button kind="primary" icon={<Icon name="copy" size={16} />} onClick={() => void copyText(link, text)}>
          {text.copy}
        </Button>
      </div>
      <p className={styles.hint}>{text.once}</p>
    </>
  )
}
