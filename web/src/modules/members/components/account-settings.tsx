import { startSso } from '@cohort/contract/session'
import type { Platform } from '@cohort/contract/third-parties'
import { addressOf } from '#lib/api.ts'
import styles from '#modules/members/components/setting.module.css'
import { useAssociations, usePlatforms, useUnbind } from '#modules/members/queries.ts'
import { useMembersText } from '#modules/members/text.ts'
import { pendingBind } from '#modules/session/queries.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

const icons: Record<Platform, IconName> = { wecom: 'chat', dingtalk: 'bolt', feishu: 'send' }

/** Accounts on other platforms. Binding goes there and comes back through the SSO landing. */
export function AccountSettings({ tenantId }: { tenantId: string }) {
  const text = useMembersText().setting.accounts
  const platforms = usePlatforms()
  const bound = useAssociations()
  const failed = [platforms, bound].find(({ isError }) => isError)
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  if (!platforms.data || !bound.data) return <SkeletonRows rows={3} height={64} />
  const { associations } = bound.data
  return (
    <>
      <p className={styles.intro}>{text.intro}</p>
      <ul className={styles.list}>
        {platforms.data.platforms.map(({ platform, configured }) => (
          <AccountRow
            key={platform}
            platform={platform}
            configured={configured}
            tenantId={tenantId}
            association={associations.find((one) => one.platform === platform)}
          />
        ))}
      </ul>
    </>
  )
}

interface RowProps {
  platform: Platform
  configured: boolean
  tenantId: string
  association: { id: string; name: string } | undefined
}

function AccountRow({ platform, configured, tenantId, association }: RowProps) {
  const text = useMembersText().setting.accounts
  const unbind = useUnbind()
  const name = text.platforms[platform]
  const leave = () => {
    pendingBind.write(platform)
    location.assign(addressOf(startSso, { params: { tenant: tenantId, mode: platform }, query: {} }))
  }
  const ask = async (id: string) => {
    const question = { title: text.unbindTitle(name), body: text.unbindBody, confirm: text.unbind, danger: true }
    if (!(await confirm(question))) return
    const onSuccess = () => {
      unbind.forget()
      toast.show({ text: text.unbound })
    }
    unbind.mutate({ query: { id } }, { onSuccess })
  }
  const state = association ? text.bound(association.name) : configured ? text.notBound : text.notConfigured
  return (
    <li className={styles.item}>
      <Icon name={icons[platform]} size={20} />
      <div>
        <p>{name}</p>
        <small>{state}</small>
      </div>
      {association ? (
        <Button size="small" loading={unbind.isPending} onClick={() => void ask(association.id)}>
          {text.unbind}
        </Button>
      ) : (
        <Button size="small" disabled={configured ? false : text.needsSetup} onClick={leave}>
          {text.bind}
        </Button>
      )}
    </li>
  )
}
