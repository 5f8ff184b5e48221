import { useEffect, useId, useRef } from 'react'
import { invitationAddress } from '#lib/invitation-address.ts'
import styles from '#modules/members/components/invite.module.css'
import type { Invitation } from '#modules/members/queries.ts'
import { useMembersText } from '#modules/members/text.ts'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy.ts'
import { Icon } from '#ui/icon.tsx'

/** The link that was just made, ready to be copied. */
export function InvitationReady({ invitation, onAnother }: { invitation: Invitation; onAnother: () => void }) {
  const text = useMembersText().invite
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const address = invitationAddress(invitation.code)
  useEffect(() => field.current?.select(), [])
  return (
    <div className={styles.ready}>
      <label htmlFor={id}>
        <Icon name="check" size={16} />
        {text.ready}
      </label>
      <div className={styles.link}>
        <input ref={field} id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
        <Button
          kind="primary"
          icon={<Icon name="copy" size={16} />}
          onClick={() => void copyText(address, { copied: text.copied, copyFailed: text.copyFailed })}
        >
          {text.copy}
        </Button>
      </div>
      <Button kind="link" size="small" onClick={onAnother}>
        {text.another}
      </Button>
    </div>
  )
}
