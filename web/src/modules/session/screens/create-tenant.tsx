import { useNavigate } from 'react-router'
import { useMe } from '#lib/who.ts'
import { CreateTenantForm } from '#modules/session/components/create-tenant-form.tsx'
import styles from '#modules/session/components/login.module.css'
import { PasteInvitation } from '#modules/session/components/paste-invitation.tsx'
import { usePagesText } from '#modules/session/pages-text.ts'

/** Create an enterprise, or follow an invitation after all (spec 1 §2). */
export function Screen() {
  const text = usePagesText().create
  const navigate = useNavigate()
  const me = useMe()
  return (
    <div data-wide>
      <h1 className={styles.title}>{text.title}</h1>
      <p className={styles.subtitle}>{text.subtitle}</p>
      <CreateTenantForm key={me?.userId} asksName={me !== undefined && me.username === me.phone} />
      <div className={styles.or}>{text.invited}</div>
      <PasteInvitation onFound={(code) => void navigate(`/join-company?${new URLSearchParams({ code })}`)} />
    </div>
  )
}
