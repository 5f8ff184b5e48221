import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useAppInfo } from '#lib/who.ts'
import { EnterpriseWays } from '#modules/session/components/enterprise-ways.tsx'
import styles from '#modules/session/components/login.module.css'
import { PhoneCodeForm } from '#modules/session/components/phone-code-form.tsx'
import { enter, useTenantOfAlias } from '#modules/session/queries.ts'
import { useSessionText } from '#modules/session/text.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'

const ContactDialog = lazy(() =>
  import('#modules/session/components/contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })),
)

/** Sign in by phone and code, or with a company account (spec 1 §2). */
export function Screen() {
  const text = useSessionText()
  const [query] = useSearchParams()
  const info = useAppInfo()
  const alias = query.get('alias') ?? query.get('luckyTenantAlias') ?? undefined
  const redirect = query.get('redirect')
  const [unregistered, setUnregistered] = useState<string>()
  return (
    <>
      <h1 className={styles.title}>{info?.brand.kind === 'school' ? text.login.schoolTitle : text.login.title}</h1>
      <p className={styles.subtitle}>{info?.registrationOpen === false ? text.login.closed : text.login.subtitle}</p>
      {alias && <EnterpriseOfAlias alias={alias} />}
      <PhoneCodeForm
        submit={text.login.submit}
        tenantAlias={alias}
        onSignedIn={(signedIn) => void enter(signedIn, { invited: false, redirect })}
        onNotRegistered={setUnregistered}
      />
      <EnterpriseWays alias={alias} redirect={redirect} />
      {unregistered && (
        <Suspense>
          <ContactDialog notRegistered={unregistered} onClose={() => setUnregistered(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Which enterprise the link leads into, and the way out of it. */
function EnterpriseOfAlias({ alias }: { alias: string }) {
  const text = useSessionText().login
  const { tenant, unknown } = useTenantOfAlias(alias)
  if (unknown) return <p className={styles.enterprise}>{text.unknownAlias(alias)}</p>
  if (!tenant)
    return (
      <p className={styles.enterprise} aria-hidden="true">
        {'\u00a0'}
      </p>
    )
  return (
    <div className={styles.enterprise}>
      <Avatar name={tenant.tenantName} picture={tenant.logo} color={colorOf(tenant.tenantId)} size={20} square />
      <span>{text.entering(tenant.tenantName)}</span>
      <Link to="/login">{text.otherEnterprise}</Link>
    </div>
  )
}
