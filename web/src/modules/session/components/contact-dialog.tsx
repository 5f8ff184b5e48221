import { useId, useState } from 'react'
import { useAppInfo } from '#lib/who.ts'
import styles from '#modules/session/components/dialogs.module.css'
import { usePagesText } from '#modules/session/pages-text.ts'
import { formatPhone } from '#modules/session/phone.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

interface Props {
  onClose: () => void
  /** Set after HasNotRegisteredException: the alert stands on top, and the message holds the phone (spec 1 §8). */
  notRegistered?: string
}

/** Where no customer-service widget is set up, this is how to reach support. */
export function ContactDialog({ onClose, notRegistered }: Props) {
  const text = usePagesText().contact
  const id = useId()
  const [message, setMessage] = useState(notRegistered ? text.prefilled(formatPhone(notRegistered)) : text.blank)
  const contact = useAppInfo()?.contact
  return (
    <Dialog
      open
      title={text.title}
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button icon={<Icon name="copy" size={16} />} onClick={() => void copyText(message, text)}>
            {text.copy}
          </Button>
          {contact && <Reach contact={contact} message={message} />}
        </>
      }
    >
      {notRegistered ? (
        <div className={styles.alert} role="alert">
          <Icon name="warning" size={16} />
          <p>
            <strong>{text.notRegistered}</strong>
            <br />
            {text.notRegisteredMore}
          </p>
        </div>
      ) : (
        <p className={styles.intro}>{text.intro}</p>
      )}
      {contact ? (
        <p className={styles.channel}>
          <span>{text.channel}</span> {contact}
        </p>
      ) : (
        <p className={styles.intro}>{text.channelMissing}</p>
      )}
      <label className={styles.label} htmlFor={id}>
        {text.message}
      </label>
      <textarea
        id={id}
        className={styles.textarea}
        rows={4}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </Dialog>
  )
}

/** The contact is an address to write to, or a page to open. */
function Reach({ contact, message }: { contact: string; message: string }) {
  const text = usePagesText().contact
  if (/^https?:\/\//.test(contact)) {
    return (
      <Button kind="primary" onClick={() => window.open(contact, '_blank', 'noopener')}>
        {text.visit}
      </Button>
    )
  }
  if (!contact.includes('@')) return null
  return (
    <Button kind="primary" onClick={() => location.assign(`mailto:${contact}?body=${encodeURIComponent(message)}`)}>
      {text.write}
    </Button>
  )
}
