import { invitationAddress } from '#lib/invitation-address.ts'
import styles from '#modules/members/components/invite.module.css'
import { type Invitation, useInvitations, useRevokeInvitation, useRoleNames } from '#modules/members/queries.ts'
import { useMembersText } from '#modules/members/text.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { copyText } from '#ui/copy.ts'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'
import { toast } from '#ui/toast.ts'

/** Invitations that still work: each can be copied again or revoked. */
export function OpenInvitations() {
  const text = useMembersText().invite
  const invitations = useInvitations()
  const open = invitations.data?.data.filter(({ status }) => status === 'open') ?? []
  return (
    <section className={styles.open}>
      <h3>
        {text.open} {open.length > 0 && <span>{text.openCount(open.length)}</span>}
      </h3>
      {invitations.isPending && <SkeletonRows rows={2} height={56} avatar={false} />}
      {invitations.isError && <ErrorState error={invitations.error} onRetry={() => void invitations.refetch()} />}
      {invitations.data && open.length === 0 && <Empty title={text.empty} hint={text.emptyHint} />}
      <ul>
        {open.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

function Row({ invitation }: { invitation: Invitation }) {
  const text = useMembersText().invite
  const revoke = useRevokeInvitation()
  const roles = useRoleNames().data?.roles ?? []
  const names = invitation.roleIds.flatMap((id) => roles.find(({ roleId }) => roleId === id)?.name ?? [])
  const copy = () =>
    void copyText(invitationAddress(invitation.code), { copied: text.copied, copyFailed: text.copyFailed })
  const ask = async () => {
    const question = { title: text.revokeTitle, body: text.revokeBody, confirm: text.revoke, danger: true }
    if (!(await confirm(question))) return
    const onSuccess = () => {
      revoke.forget()
      toast.show({ text: text.revoked })
    }
    revoke.mutate({ params: { id: invitation.id } }, { onSuccess })
  }
  return (
    <li className={styles.row}>
      <Icon name={invitation.phoneTail ? 'phone' : 'link'} size={16} />
      <div>
        <p>
          {invitation.phoneTail ? text.forPhone(invitation.phoneTail) : text.forAnyone}
          <span>{names.length > 0 ? names.join(' · ') : text.noRoles}</span>
        </p>
        <small>
          {text.used(invitation.uses, invitation.maxUses)} · <Time iso={invitation.expiresAt} words={text.expires} /> ·{' '}
          {text.by(invitation.inviterName)}
        </small>
      </div>
      <Button kind="text" size="small" icon={<Icon name="copy" size={14} />} aria-label={text.copy} onClick={copy} />
      <Button kind="text" size="small" danger loading={revoke.isPending} onClick={() => void ask()}>
        {text.revoke}
      </Button>
    </li>
  )
}
