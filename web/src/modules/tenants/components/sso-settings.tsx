import { useState } from 'react'
import styles from '#modules/tenants/components/setting.module.css'
import ssoStyles from '#modules/tenants/components/sso-settings.module.css'
import { SsoWayForm } from '#modules/tenants/components/sso-way-form.tsx'
import type { ConfigDraft } from '#modules/tenants/components/use-config-draft.ts'
import { type Way, ways } from '#modules/tenants/config-draft.ts'
import { useTenantsText } from '#modules/tenants/text.ts'
import { Icon } from '#ui/icon.tsx'

/** Six ways, each folded to one line that says whether it is on. */
export function SsoSettings({ config, checked }: { config: ConfigDraft; checked: boolean }) {
  const text = useTenantsText().setting.sso
  const [open, setOpen] = useState<Way | undefined>(ways.find((way) => config.draft.sso[way]?.enabled))
  return (
    <>
      <p className={styles.intro}>{text.hint}</p>
      {ways.map((way) => {
        const isOn = config.draft.sso[way]?.enabled ?? false
        const isOpen = open === way
        return (
          <section key={way} className={ssoStyles.way}>
            <button
              type="button"
              className={ssoStyles.head}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? undefined : way)}
            >
              <span className={ssoStyles.names}>
                {text.ways[way].name}
                <small>{text.ways[way].hint}</small>
              </span>
              <span className={isOn ? ssoStyles.on : ssoStyles.off}>{isOn ? text.on : text.off}</span>
              <Icon name={isOpen ? 'up' : 'down'} size={16} />
            </button>
            {isOpen && <SsoWayForm way={way} config={config} checked={checked} />}
          </section>
        )
      })}
    </>
  )
}
