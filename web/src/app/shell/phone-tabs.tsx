import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { menuRoutes } from '#app/route-filter.ts'
import { useRouteTitle } from '#app/route-title.ts'
import { useFrame } from '#app/shell/frame-context.ts'
import styles from '#app/shell/phone-tabs.module.css'
import { useShellText } from '#app/shell/text.ts'
import { UserMenu } from '#app/shell/user-menu.tsx'
import type { ScreenRoute } from '#lib/route.ts'
import { Icon, isIconName } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'

/** The phone has room for five: four pages and the user. Further pages fold behind the fourth. */
const room = 4

/** The bottom tab bar of the phone. */
export function PhoneTabs({ current }: { current: string | undefined }) {
  const text = useShellText().tabs
  const { viewer, routes } = useFrame()
  const all = menuRoutes(routes, viewer).filter((route) => !route.menu?.group)
  const folds = all.length > room
  const shown = folds ? all.slice(0, room - 1) : all
  return (
    <nav className={styles.tabs} aria-label={text.label}>
      {shown.map((route) => (
        <Tab key={route.name} route={route} on={current === route.path} />
      ))}
      {folds && <More routes={all.slice(room - 1)} />}
      <Me />
    </nav>
  )
}

function Tab({ route, on }: { route: ScreenRoute; on: boolean }) {
  const title = useRouteTitle()(route)
  const icon = route.menu?.icon ?? ''
  return (
    <Link
      to={route.path}
      className={on ? `${styles.tab} ${styles.on}` : styles.tab}
      aria-current={on ? 'page' : undefined}
    >
      {isIconName(icon) && <Icon name={icon} size={22} />}
      <span>{title}</span>
    </Link>
  )
}

function More({ routes }: { routes: readonly ScreenRoute[] }) {
  const text = useShellText().tabs
  const titleOf = useRouteTitle()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.tab}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" size={22} />
        <span>{text.more}</span>
      </button>
      {open && (
        <Menu
          anchor={anchor}
          label={text.more}
          onClose={() => setOpen(false)}
          items={routes.map((route) => ({
            key: route.name,
            label: titleOf(route),
            run: () => void navigate(route.path),
          }))}
        />
      )}
    </>
  )
}

function Me() {
  const text = useShellText().tabs
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.tab}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="person" size={22} />
        <span>{text.me}</span>
      </button>
      {open && <UserMenu anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}
