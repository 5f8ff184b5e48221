import { lazy, Suspense, useState } from 'react'
import styles from '#modules/session/components/login.module.css'
import { useSessionText } from '#modules/session/text.ts'
import type { WayButton } from '#modules/session/ways.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const SsoDialog = lazy(() =>
  import('#modules/session/components/sso-dialog.tsx').then((module) => ({ default: module.SsoDialog })),
)

const buttons = [
  { way: 'wecom', icon: 'chat' },
  { way: 'feishu', icon: 'send' },
  { way: 'sso', icon: 'shield' },
] as const

/** Company accounts: each button asks once for the enterprise and then goes to where it signs people in. */
export function EnterpriseWays({ alias, redirect }: { alias: string | undefined; redirect: string | null }) {
  const text = useSessionText()
  const [chosen, setChosen] = useState<WayButton>()
  return (
    <>
      <div className={styles.or}>{text.login.or}</div>
      <div className={styles.ways}>
        {buttons.map(({ way, icon }) => (
          <Button key={way} icon={<Icon name={icon} size={16} />} onClick={() => setChosen(way)}>
            {text.sso[way]}
          </Button>
        ))}
      </div>
      {chosen && (
        <Suspense>
          <SsoDialog button={chosen} alias={alias} redirect={redirect} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
