import { getRemain } from '@cohort/contract/resources'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useFrame } from '#app/shell/frame-context.ts'
import { useShellText } from '#app/shell/text.ts'
import { entryRoutes, type UserEntry, userEntries } from '#app/shell/user-entries.ts'
import styles from '#app/shell/user-menu.module.css'
import { useCall } from '#lib/query.ts'
import { localeSetting, type ThemeChoice, themeSetting } from '#lib/settings.ts'
import { amountsNow, fullestOf, percentOf } from '#modules/resources/amounts.ts'
import { Avatar, colorOf } from '#ui/avatar.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Menu, type MenuItem } from '#ui/menu.tsx'

const icons: Record<UserEntry, IconName> = {
  switchTenant: 'swap',
  invite: 'personPlus',
  apps: 'grid',
  permissions: 'shield',
  pricing: 'wallet',
  recycleBin: 'trash',
  downloads: 'download',
  balance: 'trend',
  mySetting: 'person',
  contact: 'headset',
  logOut: 'logOut',
}

const nextTheme: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' }
const themeIcons: Record<ThemeChoice, IconName> = { system: 'laptop', light: 'sun', dark: 'moon' }

interface Props {
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The user menu (spec 1 §2): the enterprise on top, then every entry that the viewer may use. */
export function UserMenu({ anchor, onClose }: Props) {
  const text = useShellText().userMenu
  const items = [...useEntryItems(), ...useAppearance()]
  const logOut = items.findIndex(({ key }) => key === 'logOut')
  const sorted = [...items.filter((_, index) => index !== logOut), ...items.slice(logOut, logOut + 1)]
  return (
    <Menu
      anchor={anchor}
      label={text.label}
      items={sorted}
      onClose={onClose}
      placement="rightEnd"
      width={248}
      header={<Header />}
    />
  )
}

function Header() {
  const { user } = useFrame().viewer
  const tenant = user?.currentTenant
  const name = tenant?.tenantName ?? user?.username ?? ''
  return (
    <div className={styles.header}>
      <Avatar name={name} color={colorOf(tenant?.tenantId ?? name)} picture={tenant?.logo} size={32} square />
      <div className={styles.names}>
        <span className={styles.tenant}>{name}</span>
        <span className={styles.person}>{user?.username}</span>
      </div>
    </div>
  )
}

function useEntryItems(): MenuItem[] {
  const text = useShellText().userMenu
  const navigate = useNavigate()
  const { viewer, routes, open, logOut } = useFrame()
  const actions: Partial<Record<UserEntry, () => void>> = {
    switchTenant: () => open('switchTenant'),
    invite: () => open('invite'),
    downloads: () => open('downloads'),
    balance: () => open('balance'),
    contact: () => open('contact'),
    logOut,
  }
  const toRoute = (entry: UserEntry) => {
    const path = routes.find(({ name }) => name === entryRoutes[entry])?.path
    if (path) void navigate(path)
  }
  const entries = userEntries(viewer, routes)
  const used = useUsed(entries.includes('balance'))
  return entries.map((entry) => ({
    key: entry,
    hint: entry === 'balance' ? used : undefined,
    label: text[entry],
    icon: icons[entry],
    apart: entry === 'mySetting' || entry === 'logOut',
    danger: entry === 'logOut',
    run: actions[entry] ?? (() => toRoute(entry)),
  }))
}

/** How much is used of what runs out first. */
function useUsed(isShown: boolean): string | undefined {
  const { data } = useCall(getRemain, {}, { enabled: isShown, inPlace: true })
  const fullest = data && fullestOf(amountsNow(data))
  return fullest && `${percentOf(fullest)}%`
}

function useAppearance(): MenuItem[] {
  const text = useShellText().userMenu
  const { open } = useFrame()
  const locale = localeSetting.use()
  const theme = themeSetting.use()
  return [
    {
      key: 'language',
      label: text.language,
      icon: 'globe',
      apart: true,
      stay: true,
      hint: locale === 'en-US' ? text.english : text.chinese,
      run: () => localeSetting.write(locale === 'en-US' ? 'zh-CN' : 'en-US'),
    },
    {
      key: 'theme',
      label: text.theme,
      icon: themeIcons[theme],
      stay: true,
      hint: text.themes[theme],
      run: () => themeSetting.write(nextTheme[theme]),
    },
    { key: 'news', label: text.news, icon: 'gift', run: () => open('news') },
  ]
}
