import styles from '#modules/session/components/dialogs.module.css'
import { useLegalText } from '#modules/session/legal-text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Our own user agreement and privacy policy. */
export function LegalDialog({ kind, onClose }: { kind: 'agreement' | 'privacy'; onClose: () => void }) {
  const text = useLegalText()
  const [title, parts] =
    kind === 'agreement' ? [text.agreementTitle, text.agreementParts] : [text.privacyTitle, text.privacyParts]
  return (
    <Dialog
      open
      title={title}
      width={520}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      <p className={styles.caption}>{text.updated}</p>
      {parts.map((part) => (
        <section key={part.title} className={styles.part}>
          <h3>{part.title}</h3>
          <p>{part.text}</p>
        </section>
      ))}
    </Dialog>
  )
}
