import type { User } from '@cohort/contract/users'
import { useNavigate } from 'react-router'
import styles from '#modules/members/components/setting.module.css'
import { useMembersText } from '#modules/members/text.ts'
import { type JoinedTenant, useLeaveTenant, useMyTenants, useSwitchTenant } from '#modules/tenants/queries.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

/** The enterprises of this user: enter another, leave the current one, or found a new one. */
export function EnterpriseSettings({ me }: { me: User }) {
  const text = useMembersText().setting.tenants
  const joined = useMyTenants()
  const navigate = useNavigate()
  if (joined.isError) return <ErrorState error={joined.error} onRetry={() => void joined.refetch()} />
  if (!joined.data) return <SkeletonRows rows={2} height={64} />
  return (
    <>
      <p className={styles.intro}>{text.intro}</p>
      <ul className={styles.list}>
        {joined.data.data.map((tenant) => (
          <TenantRow key={tenant.tenantId} tenant={tenant} me={me} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon={<Icon name="plus" size={16} />} onClick={() => void navigate('/create-tenant')}>
          {text.create}
        </Button>
      </div>
    </>
  )
}

function TenantRow({ tenant, me }: { tenant: JoinedTenant; me: User }) {
  const text = useMembersText().setting.tenants
  const switching = useSwitchTenant()
  const leaving = useLeaveTenant()
  const leave = async () => {
    const title = text.leaveTitle(tenant.tenantName)
    if (await confirm({ title, body: text.leaveBody, confirm: text.leave, danger: true })) leaving.mutate()
  }
  const enter = () => switching.mutate({ userId: me.userId, tenantId: tenant.tenantId })
  return (
    <li className={styles.item}>
      <Avatar name={tenant.tenantName} picture={tenant.logo} color={colorOf(tenant.tenantId)} size={32} square />
      <div>
        <p>
          {tenant.tenantName}
          {tenant.current && <span className={styles.tag}>{text.current}</span>}
        </p>
        <small>{[tenant.tenantId, tenant.status === 'inactive' && text.inactive].filter(Boolean).join(' · ')}</small>
      </div>
      {tenant.current && (
        <Button size="small" danger loading={leaving.isPending} onClick={() => void leave()}>
          {text.leave}
        </Button>
      )}
      {!tenant.current && tenant.status === 'active' && (
        <Button size="small" loading={switching.isPending || switching.isSuccess} onClick={enter}>
          {text.enter}
        </Button>
      )}
    </li>
  )
}
