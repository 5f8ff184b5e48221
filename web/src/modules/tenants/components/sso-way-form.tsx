import { Switch } from 'antd'
import { useId } from 'react'
import { useMe } from '#lib/who.ts'
import { CopyLine } from '#modules/tenants/components/copy-line.tsx'
import { SsoFieldInput } from '#modules/tenants/components/sso-field-input.tsx'
import styles from '#modules/tenants/components/sso-settings.module.css'
import type { ConfigDraft } from '#modules/tenants/components/use-config-draft.ts'
import type { Way } from '#modules/tenants/config-draft.ts'
import { draftOf, kept, problemsOf, ssoFields } from '#modules/tenants/sso-fields.ts'
import { useTenantsText } from '#modules/tenants/text.ts'

interface Props {
  way: Way
  config: ConfigDraft
  /** Saving was tried: from now on what is missing is marked. */
  checked: boolean
}

/** The fields of one way, what to enter at the provider, and the switch. */
export function SsoWayForm({ way, config, checked }: Props) {
  const text = useTenantsText().setting.sso
  const id = useId()
  const draft = draftOf(config.draft.sso, way)
  const problems = checked ? problemsOf(way, config.draft.sso[way]) : {}
  const change = (changes: Record<string, string | boolean>) =>
    config.change({ sso: { ...config.draft.sso, [way]: kept(way, { ...draft, ...changes }) } })
  return (
    <div className={styles.form}>
      <div className={`${styles.urls} ${styles.wide}`}>
        <h3>{text.give}</h3>
        <ProviderAddresses way={way} urls={config.urls} />
      </div>
      {ssoFields[way].map((field) => (
        <SsoFieldInput
          key={field.name}
          field={field}
          value={String(draft[field.name] ?? '')}
          problem={problems[field.name]}
          onChange={(value) => change({ [field.name]: value })}
        />
      ))}
      <div className={`${styles.enabled} ${styles.wide}`}>
        <Switch id={id} checked={draft.enabled} onChange={(enabled) => change({ enabled })} />
        <label htmlFor={id}>{text.enabled}</label>
      </div>
    </div>
  )
}

function ProviderAddresses({ way, urls }: { way: Way; urls: ConfigDraft['urls'] }) {
  const text = useTenantsText().setting.sso.urls
  const tenant = useMe()?.currentTenant?.tenantId ?? ''
  if (way === 'oidc') return <CopyLine label={text.oidcRedirect} value={urls.oidcRedirect} />
  if (way === 'saml') {
    return (
      <>
        <CopyLine label={text.samlAcs} value={urls.samlAcs} />
        <CopyLine label={text.samlIssuer} value={urls.samlIssuer} />
      </>
    )
  }
  if (way === 'jwt') {
    const landing = `${location.origin}/login/sso/jwt?tenantId=${tenant}&authToken={JWT}&mobile={phone}`
    return <CopyLine label={text.jwtLanding} value={landing} />
  }
  return <CopyLine label={text.callback} value={urls[`${way}Redirect`]} />
}
