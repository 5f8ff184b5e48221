import type { ReactNode } from 'react'
import { useLocale } from '#lib/text.ts'
import { useAppInfo } from '#lib/who.ts'
import styles from '#modules/session/components/open-page.module.css'
import { useSessionText } from '#modules/session/text.ts'
import { Logo } from '#ui/logo.tsx'

/** A page without the frame: the mark, one message in the middle, a way out. */
export function OpenPage({ children }: { children: ReactNode }) {
  const text = useSessionText()
  const language = useLocale() === 'en-US' ? 'en' : 'zh'
  const brand = useAppInfo()?.brand
  const name = brand?.title?.[language] ?? text.panel.name
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {brand?.logo ? <img src={brand.logo} alt="" width={28} height={28} /> : <Logo size={28} label={name} />}
        <span>{name}</span>
      </header>
      <main className={styles.main}>{children}</main>
    </div>
  )
}
