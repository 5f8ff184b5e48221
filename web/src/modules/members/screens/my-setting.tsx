import { type ReactNode, useId } from 'react'
import { useMe } from '#lib/who.ts'
import { AccountSettings } from '#modules/members/components/account-settings.tsx'
import { DeviceSettings } from '#modules/members/components/device-settings.tsx'
import { EnterpriseSettings } from '#modules/members/components/enterprise-settings.tsx'
import { LookSettings } from '#modules/members/components/look-settings.tsx'
import { ProfileSettings } from '#modules/members/components/profile-settings.tsx'
import styles from '#modules/members/components/setting.module.css'
import { useMembersText } from '#modules/members/text.ts'
import { SkeletonPage } from '#ui/skeleton.tsx'

/** My settings (spec 1 §2): who I am, how it looks, where I am signed in, what is bound, which enterprises are mine. */
export function Screen() {
  const text = useMembersText().setting.sections
  const me = useMe()
  if (!me) return <SkeletonPage lines={8} />
  return (
    <div className={styles.screen}>
      <Section title={text.profile}>
        <ProfileSettings key={me.userId} me={me} />
      </Section>
      <Section title={text.look}>
        <LookSettings />
      </Section>
      <Section title={text.devices}>
        <DeviceSettings />
      </Section>
      {me.currentTenant && (
        <Section title={text.accounts}>
          <AccountSettings tenantId={me.currentTenant.tenantId} />
        </Section>
      )}
      <Section title={text.tenants}>
        <EnterpriseSettings me={me} />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
