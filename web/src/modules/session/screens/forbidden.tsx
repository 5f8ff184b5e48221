import type { User } from '@cohort/contract/users'
import { useNavigate } from 'react-router'
import { endSession } from '#lib/sign-out.ts'
import { useMe } from '#lib/who.ts'
import { OpenPage } from '#modules/session/components/open-page.tsx'
import { usePagesText } from '#modules/session/pages-text.ts'
import { useMyTenants, useSwitchTenant } from '#modules/tenants/queries.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/states.tsx'

type Reason = 'none' | 'noTenant' | 'inactive' | 'deactivated' | 'unactivated'

/** Tenant active and member normal, or nothing is open (spec 1 §4); the page says which of the two it is. */
function reasonOf(me: User | undefined): Reason {
  if (me && !me.currentTenant) return 'noTenant'
  if (me?.currentTenant?.status === 'inactive') return 'inactive'
  if (me?.tenantMemberStatus === 'deactivated' || me?.tenantMemberStatus === 'unactivated') return me.tenantMemberStatus
  return 'none'
}

export function Screen() {
  const text = usePagesText().pages
  const me = useMe()
  const navigate = useNavigate()
  const reason = reasonOf(me)
  const words = text.forbidden[reason]
  return (
    <OpenPage>
      <Notice
        level="h1"
        mark={reason === 'noTenant' ? 'empty' : 'lock'}
        title={words.title}
        hint={words.text}
        actions={
          <>
            {reason === 'noTenant' && (
              <Button kind="primary" onClick={() => void navigate('/create-tenant')}>
                {text.create}
              </Button>
            )}
            {me && <OtherTenants me={me} primary={reason !== 'noTenant'} />}
            <Button onClick={() => void endSession()}>{text.signOut}</Button>
          </>
        }
      />
    </OpenPage>
  )
}

/** The enterprises that are open to this user: one click each is the quickest way out. */
function OtherTenants({ me, primary }: { me: User; primary: boolean }) {
  const others = useMyTenants().data?.data.filter((tenant) => !tenant.current && tenant.status === 'active') ?? []
  const switching = useSwitchTenant()
  return others.slice(0, 3).map(({ tenantId, tenantName }, index) => (
    <Button
      key={tenantId}
      kind={primary && index === 0 ? 'primary' : 'default'}
      loading={switching.variables?.tenantId === tenantId && !switching.isError}
      onClick={() => switching.mutate({ userId: me.userId, tenantId })}
    >
      {tenantName}
    </Button>
  ))
}
