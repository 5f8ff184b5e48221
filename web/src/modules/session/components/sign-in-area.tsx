import { release } from '@cohort/contract/limits'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocale } from '#lib/text.ts'
import { useAppInfo } from '#lib/who.ts'
import { LanguageSwitch } from '#modules/session/components/language-switch.tsx'
import { SidePanel } from '#modules/session/components/side-panel.tsx'
import styles from '#modules/session/components/sign-in-area.module.css'
import { useSessionText } from '#modules/session/text.ts'
import { Logo } from '#ui/logo.tsx'

const ContactDialog = lazy(() =>
  import('#modules/session/components/contact-dialog.tsx').then((module) => ({ default: module.ContactDialog })),
)

/**
 * The frame of every `public` route (spec 1 §2): side panel with the slides, language, contact and release. The app lays
 * the screens into it, so that the panel stays while they change. On a phone the panel is a slim bar.
 */
export function SignInArea({ children }: { children: ReactNode }) {
  const text = useSessionText()
  const info = useAppInfo()
  const school = info?.brand.kind === 'school'
  const [contacting, setContacting] = useState(false)
  return (
    <div className={styles.area}>
      <SidePanel school={school}>
        <Brand />
      </SidePanel>
      <header className={styles.bar}>
        <Brand />
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        <div className={styles.top}>
          <LanguageSwitch />
        </div>
        <div className={styles.content}>{children}</div>
        <footer className={styles.footer}>
          <span>
            {text.area.trouble}
            <button type="button" className={styles.link} onClick={() => setContacting(true)}>
              {text.area.contact}
            </button>
          </span>
          <span>{text.area.release(info?.release ?? release)}</span>
        </footer>
      </main>
      {contacting && (
        <Suspense>
          <ContactDialog onClose={() => setContacting(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Mark and name: ours, or those of a branded host. */
function Brand() {
  const text = useSessionText()
  const language = useLocale() === 'en-US' ? 'en' : 'zh'
  const brand = useAppInfo()?.brand
  const name = brand?.title?.[language] ?? text.panel.name
  return (
    <div className={styles.brand}>
      <span className={styles.mark}>
        {brand?.logo ? <img src={brand.logo} alt="" /> : <Logo size={34} label={name} />}
      </span>
      <span>{name}</span>
    </div>
  )
}
