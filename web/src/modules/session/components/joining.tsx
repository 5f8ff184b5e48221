import type { Output } from '@cohort/contract/call'
import type { getInvitation } from '@cohort/contract/members'
import type { User } from '@cohort/contract/users'
import { lazy, Suspense, useState } from 'react'
import { ApiFailure } from '#lib/api.ts'
import { readToken } from '#lib/token.ts'
import { useMe } from '#lib/who.ts'
import formStyles from '#modules/session/components/form.module.css'
import styles from '#modules/session/components/login.module.css'
import { PhoneCodeForm } from '#modules/session/components/phone-code-form.tsx'
import { usePagesText } from '#modules/session/pages-text.ts'
import { enter, useAcceptInvitation } from '#modules/session/queries.ts'
import { enterTenant, useSwitchTenant } from '#modules/tenants/queries.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'

const ContactDialog = lazy(() =>
  import('#modules/session/components/contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })),
)

type Invitation = Output<typeof getInvitation>

interface Props {
  code: string
  invitation: Invitation
  onRefused: (failure: ApiFailure) => void
}

/** The invitation and the one step into the enterprise: a button for whoever is signed in, else phone and code. */
export function Joining({ code, invitation, onRefused }: Props) {
  const text = usePagesText().join
  const me = useMe()
  const [another, setAnother] = useState(false)
  const [unregistered, setUnregistered] = useState<string>()
  const joined = invitation.registerStatus === 'joined'
  const asMyself = readToken() !== undefined && !another
  return (
    <>
      <div className={styles.invitation}>
        <Avatar
          name={invitation.tenantName}
          picture={invitation.logo}
          color={colorOf(invitation.tenantId)}
          size={48}
          square
        />
        <p className={styles.subtitle}>{text.invites(invitation.inviterName)}</p>
        <h1 className={styles.title}>{invitation.tenantName}</h1>
        <p className={styles.subtitle}>
          {joined ? text.joined : invitation.unactivated ? text.waiting : text.asMember}
        </p>
      </div>
      {asMyself && me && (
        <AsMyself
          me={me}
          code={code}
          invitation={invitation}
          onRefused={onRefused}
          onAnother={() => setAnother(true)}
        />
      )}
      {!asMyself && (
        <PhoneCodeForm
          submit={text.signInToJoin}
          invitationCode={code}
          onSignedIn={(signedIn) => void enter(signedIn, { invited: true })}
          onNotRegistered={setUnregistered}
          onInvitationInvalid={onRefused}
        />
      )}
      {unregistered && (
        <Suspense>
          <ContactDialog notRegistered={unregistered} onClose={() => setUnregistered(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function AsMyself({ me, code, invitation, onRefused, onAnother }: Props & { me: User; onAnother: () => void }) {
  const text = usePagesText().join
  const accept = useAcceptInvitation()
  const switching = useSwitchTenant()
  const joined = invitation.registerStatus === 'joined'
  const onClick = () => {
    if (!joined) {
      accept.mutate(
        { params: { code } },
        {
          onSuccess: ({ token }) => enterTenant(token, '/?loadExample=1'),
          onError: (error) => {
            if (!(error instanceof ApiFailure)) return
            if (error.code === 'PhoneProofNeeded') onAnother()
            else if (error.status === 410 || error.status === 404) onRefused(error)
          },
        },
      )
    } else if (me.currentTenant?.tenantId === invitation.tenantId) location.assign('/')
    else switching.mutate({ userId: me.userId, tenantId: invitation.tenantId })
  }
  const busy = accept.isPending || accept.isSuccess || switching.isPending || switching.isSuccess
  return (
    <>
      <Button kind="primary" size="large" block className={formStyles.submit} loading={busy} onClick={onClick}>
        {joined ? text.enter : text.join}
      </Button>
      <p className={formStyles.aside}>
        {text.signedInAs(me.username)}{' '}
        <button type="button" className={formStyles.inlineLink} onClick={onAnother}>
          {text.notYou}
        </button>
      </p>
    </>
  )
}
