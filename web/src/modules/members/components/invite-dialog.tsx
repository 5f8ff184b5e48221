import { useState } from 'react'
import { InvitationForm } from '#modules/members/components/invitation-form.tsx'
import { InvitationReady } from '#modules/members/components/invitation-ready.tsx'
import { OpenInvitations } from '#modules/members/components/open-invitations.tsx'
import type { Invitation } from '#modules/members/queries.ts'
import { useMembersText } from '#modules/members/text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { AntdProvider } from '#ui/theme/antd-provider.tsx'

/** Invite by a link for many or for one phone, and see what is still open (decisions: an invitation is a link). */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const text = useMembersText().invite
  const [made, setMade] = useState<Invitation>()
  return (
    <AntdProvider>
      <Dialog open title={text.title} width={560} onClose={onClose}>
        {made ? (
          <InvitationReady invitation={made} onAnother={() => setMade(undefined)} />
        ) : (
          <InvitationForm onMade={setMade} />
        )}
        <OpenInvitations />
      </Dialog>
    </AntdProvider>
  )
}
