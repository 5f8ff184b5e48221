import { Suspense } from 'react'
import { ErrorBoundary } from '#app/error-boundary.tsx'
import { lazyPart } from '#app/lazy-screen.tsx'
import type { ShellDialog } from '#app/shell/frame-context.ts'

const Palette = lazyPart('Palette', () => import('#app/palette/palette.tsx').then((part) => part.Palette))
const News = lazyPart('News', () => import('#app/shell/news-dialog.tsx').then((part) => part.NewsDialog))
const Contact = lazyPart('Contact', () =>
  import('#modules/session/components/contact-dialog.tsx').then((part) => part.ContactDialog),
)

const Switch = lazyPart('Switch', () =>
  import('#modules/tenants/components/switch-tenant-dialog.tsx').then((part) => part.SwitchTenantDialog),
)
const Invite = lazyPart('Invite', () =>
  import('#modules/members/components/invite-dialog.tsx').then((part) => part.InviteDialog),
)

const Downloads = lazyPart('Downloads', () =>
  import('#modules/exports/components/records-dialog.tsx').then((part) => part.RecordsDialog),
)

const Balance = lazyPart('Balance', () =>
  import('#modules/resources/components/balance-dialog.tsx').then((part) => part.BalanceDialog),
)

interface Props {
  dialog: ShellDialog | 'palette' | undefined
  onClose: () => void
}

/** Dialogs of the frame, each loaded when it is first opened. */
export function ShellDialogs({ dialog, onClose }: Props) {
  return (
    <ErrorBoundary resetKey={dialog ?? ''}>
      <Suspense>
        {dialog === 'palette' && <Palette onClose={onClose} />}
        {dialog === 'news' && <News onClose={onClose} />}
        {dialog === 'switchTenant' && <Switch onClose={onClose} />}
        {dialog === 'invite' && <Invite onClose={onClose} />}
        {dialog === 'downloads' && <Downloads onClose={onClose} />}
        {dialog === 'balance' && <Balance onClose={onClose} />}
        {dialog === 'contact' && <Contact onClose={onClose} />}
      </Suspense>
    </ErrorBoundary>
  )
}
