import { RemarkBody } from '#fields/remarks/remark-body.tsx'
import { RemarkFiles } from '#fields/remarks/remark-files.tsx'
import styles from '#fields/remarks/remarks.module.css'
import { useRemarksText } from '#fields/remarks/text.ts'
import type { Pending } from '#fields/remarks/use-sending.ts'
import { useMe } from '#lib/who.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'

interface Props {
  pending: Pending
  onRetry: () => void
  onDiscard: () => void
}

/** What was just sent, until the server has it; what did not arrive waits for another try. */
export function PendingItem({ pending, onRetry, onDiscard }: Props) {
  const text = useRemarksText()
  const me = useMe()
  const name = me?.username || text.you
  return (
    <li className={pending.failed ? styles.item : `${styles.item} ${styles.pending}`}>
      <div className={styles.head}>
        <Avatar name={name} color={me?.avatarBg} picture={me?.avatar} size={24} />
        <strong>{name}</strong>
        <span className={styles.when} role="status">
          {pending.failed ? text.failed : text.sending}
        </span>
      </div>
      <RemarkBody document={pending.document} me={me?.tenantMemberId} />
      <RemarkFiles files={pending.files} />
      {pending.failed && (
        <div className={styles.tries}>
          <Button size="small" kind="primary" onClick={onRetry}>
            {text.retry}
          </Button>
          <Button size="small" onClick={onDiscard}>
            {text.discard}
          </Button>
        </div>
      )}
    </li>
  )
}
