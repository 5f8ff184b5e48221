import { listInvitations, resendInvitation, revokeInvitation } from '@cohort/contract/members'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useFieldsText } from '#fields/text.ts'
import { invitationAddress } from '#lib/invitation-address.ts'
import { useMay } from '#lib/who.ts'
import { type Invitation, useInvitations, useRevokeInvitation, useRoleNames } from '#modules/members/queries.ts'
import styles from '#modules/people/components/invitations.module.css'
import people from '#modules/people/components/people.module.css'
import { useResendInvitation } from '#modules/people/queries.ts'
import { usePeopleText } from '#modules/people/text.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { copyText } from '#ui/copy.ts'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState, NoPermission } from '#ui/states.tsx'
import { Tag } from '#ui/tag.tsx'
import { Time } from '#ui/time.tsx'
import { toast } from '#ui/toast.ts'

/** Invitations of the enterprise: copy, send again, revoke. */
export function Invitations({ onInvite }: { onInvite: (() => void) | undefined }) {
  const text = usePeopleText()
  const may = useMay(listInvitations.access)
  const [which, setWhich] = useState<'open' | 'all'>('open')
  if (!may) return <NoPermission access={listInvitations.access} />
  return (
    <>
      <div className={people.toolbar}>
        <Segmented<'open' | 'all'>
          aria-label={text.invitations.filterLabel}
          value={which}
          options={(['open', 'all'] as const).map((value) => ({ value, label: text.invitations.filter[value] }))}
          onChange={setWhich}
        />
      </div>
      <List which={which} onInvite={onInvite} />
    </>
  )
}

function List({ which, onInvite }: { which: 'open' | 'all'; onInvite: (() => void) | undefined }) {
  const { invitations: text, invite } = usePeopleText()
  const invitations = useInvitations()
  if (invitations.isError) return <ErrorState error={invitations.error} onRetry={() => void invitations.refetch()} />
  if (!invitations.data) return <SkeletonRows rows={6} height={48} avatar={false} />
  const shown = invitations.data.data.filter(({ status }) => which === 'all' || status === 'open')
  const anyAtAll = invitations.data.data.length > 0
  if (shown.length === 0) {
    return (
      <Empty
        title={anyAtAll ? text.emptyOpen : text.empty}
        hint={anyAtAll ? text.emptyOpenHint : text.emptyHint}
        actions={
          onInvite && (
            <Button kind="primary" size="small" icon={<Icon name="personPlus" size={14} />} onClick={onInvite}>
              {invite}
            </Button>
          )
        }
      />
    )
  }
  const heads = [text.whom, text.roles, text.uses, text.expires, text.inviter, text.statusHead, text.actions]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the window is scrolled by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={text.label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const tones = { open: 'accent', used: 'plain', expired: 'outline', revoked: 'outline' } as const

function Row({ invitation }: { invitation: Invitation }) {
  const text = usePeopleText().invitations
  const { listComma } = useFieldsText()
  const roles = useRoleNames().data?.roles ?? []
  const names = invitation.roleIds.flatMap((id) => roles.find(({ roleId }) => roleId === id)?.name ?? [])
  return (
    <tr>
      <td>
        <span className={styles.whom}>
          <Icon name={invitation.phoneTail ? 'phone' : 'link'} size={14} />
          {invitation.phoneTail ? text.forPhone(invitation.phoneTail) : text.forAnyone}
        </span>
      </td>
      <td>{names.join(listComma) || text.noRoles}</td>
      <td className={styles.number}>{text.used(invitation.uses, invitation.maxUses)}</td>
      <td>
        <Time iso={invitation.expiresAt} words={(when) => when} />
      </td>
      <td>{invitation.inviterName}</td>
      <td>
        <Tag tone={tones[invitation.status]}>{text.status[invitation.status]}</Tag>
      </td>
      <td className={styles.actions}>
        <Actions invitation={invitation} />
      </td>
    </tr>
  )
}

function Actions({ invitation }: { invitation: Invitation }) {
  const text = usePeopleText().invitations
  const resend = useResendInvitation()
  const revoke = useRevokeInvitation()
  const refusals = { resend: useRefusal(resendInvitation), revoke: useRefusal(revokeInvitation) }
  const open = invitation.status === 'open'
  const words = { copied: text.copied, copyFailed: text.copyFailed }
  const sendAgain = () =>
    resend.mutate(
      { params: { id: invitation.id } },
      {
        onSuccess: ({ code }) =>
          void copyText(invitationAddress(code), { copied: text.resent, copyFailed: text.resentNotCopied }),
      },
    )
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
    <>
      <Button
        kind="text"
        size="small"
        disabled={open ? undefined : text.notOpen}
        onClick={() => void copyText(invitationAddress(invitation.code), words)}
      >
        {text.copy}
      </Button>
      <Button
        kind="text"
        size="small"
        title={text.resendHint}
        disabled={refusals.resend}
        loading={resend.isPending}
        onClick={sendAgain}
      >
        {text.resend}
      </Button>
      {open && (
        <Button
          kind="text"
          size="small"
          danger
          disabled={refusals.revoke}
          loading={revoke.isPending}
          onClick={() => void ask()}
        >
          {text.revoke}
        </Button>
      )}
    </>
  )
}
