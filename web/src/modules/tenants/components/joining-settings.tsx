import { Radio } from 'antd'
import { useMe } from '#lib/who.ts'
import { CopyLine } from '#modules/tenants/components/copy-line.tsx'
import styles from '#modules/tenants/components/setting.module.css'
import type { ConfigDraft } from '#modules/tenants/components/use-config-draft.ts'
import { useTenantsText } from '#modules/tenants/text.ts'

const choices = ['invitation', 'open'] as const

/** Who may join, and the address of the enterprise's own sign-in page. */
export function JoiningSettings({ config }: { config: ConfigDraft }) {
  const text = useTenantsText().setting
  const alias = useMe()?.currentTenant?.tenantAlias ?? ''
  const address = `${location.origin}/login?${new URLSearchParams({ alias })}`
  return (
    <>
      <div className={styles.row}>
        <div className={styles.label} id="registration">
          {text.registration.legend}
        </div>
        <Radio.Group
          aria-labelledby="registration"
          value={config.draft.registration}
          onChange={({ target }) => config.change({ registration: target.value })}
        >
          {choices.map((choice) => (
            <div key={choice} className={styles.switchRow}>
              <Radio value={choice}>
                {text.registration[choice].name}
                <small>{text.registration[choice].hint}</small>
              </Radio>
            </div>
          ))}
        </Radio.Group>
      </div>
      <div className={styles.row}>
        <div className={styles.label}>{text.joinLink}</div>
        <div>
          <CopyLine label={text.joinLinkHint} value={address} />
        </div>
      </div>
    </>
  )
}
