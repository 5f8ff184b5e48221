import { Input, Switch } from 'antd'
import { useId } from 'react'
import { useMe } from '#lib/who.ts'
import { CopyLine } from '#modules/tenants/components/copy-line.tsx'
import { LogoField } from '#modules/tenants/components/logo-field.tsx'
import styles from '#modules/tenants/components/setting.module.css'
import type { ConfigDraft } from '#modules/tenants/components/use-config-draft.ts'
import { useTenantsText } from '#modules/tenants/text.ts'

const features = ['customEmployee', 'channelEntry', 'widget'] as const

/** Name, logo, id, and the features that the enterprise can turn on and off. */
export function BasicSettings({ config }: { config: ConfigDraft }) {
  const text = useTenantsText().setting
  const tenant = useMe()?.currentTenant
  const id = useId()
  const nameless = config.name.trim() === ''
  return (
    <>
      <div className={styles.row}>
        <div className={styles.label}>
          <label htmlFor={id}>{text.name}</label>
        </div>
        <div>
          <Input
            id={id}
            maxLength={60}
            value={config.name}
            status={nameless ? 'error' : undefined}
            aria-invalid={nameless}
            aria-describedby={nameless ? `${id}-problem` : undefined}
            onChange={({ target }) => config.setName(target.value)}
          />
          {nameless && (
            <p id={`${id}-problem`} className={styles.problem}>
              {text.nameRequired}
            </p>
          )}
        </div>
      </div>
      <LogoField />
      <div className={styles.row}>
        <div className={styles.label}>{text.id}</div>
        <div>
          <CopyLine label={text.idHint} value={tenant?.tenantId ?? ''} />
        </div>
      </div>
      <div className={styles.row}>
        <div className={styles.label}>{text.featuresTitle}</div>
        <div>
          {features.map((feature) => (
            <div key={feature} className={styles.switchRow}>
              <Switch
                id={`${id}-${feature}`}
                checked={config.draft[feature]}
                aria-describedby={`${id}-${feature}-hint`}
                onChange={(on) => config.change({ [feature]: on })}
              />
              <div>
                <label htmlFor={`${id}-${feature}`}>{text.features[feature].name}</label>
                <small id={`${id}-${feature}-hint`}>{text.features[feature].hint}</small>
              </div>
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
