import { lazy, Suspense, useRef, useState } from 'react'
import { NavLink, useNavigate } from 'react-router'
import { useRouteTitle } from '#app/route-title.ts'
import { useFrame } from '#app/shell/frame-context.ts'
import { type MenuEntry, menuTree } from '#app/shell/menu-tree.ts'
import styles from '#app/shell/rail.module.css'
import { TenantMark } from '#app/shell/tenant-mark.tsx'
import { useShellText } from '#app/shell/text.ts'
import { UsageEntry } from '#app/shell/usage.tsx'
import { UserButton } from '#app/shell/user-button.tsx'
import type { View } from '#app/views/views.ts'
import type { ScreenRoute } from '#lib/route.ts'
import { railSetting } from '#lib/settings.ts'
import { useAppInfo } from '#lib/who.ts'
import { Icon, isIconName } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { Popover } from '#ui/popover.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'

interface Props {
  kept: readonly View[]
  /** The view that is seen, also below a pop-up. */
  current: string | undefined
}

/** The left menu: collapsed by default, remembered. */
export function Rail({ kept, current }: Props) {
  const text = useShellText().rail
  const { viewer, routes } = useFrame()
  const open = railSetting.use()
  const toggle = open ? text.collapse : text.expand
  return (
    <nav className={open ? `${styles.rail} ${styles.open}` : styles.rail} aria-label={text.label} data-guide="rail">
      <TenantMark named={open} />
      {menuTree(routes, viewer).map((entry) =>
        entry.kind === 'link' ? (
          <RailLink key={entry.route.name} route={entry.route} kept={kept} current={current} />
        ) : (
          <RailGroup key={entry.group} entry={entry} />
        ),
      )}
      <span className={styles.grow} />
      <button
        type="button"
        className={styles.item}
        data-tip={toggle}
        aria-label={toggle}
        onClick={() => railSetting.write(!open)}
      >
        <Icon name="sidebar" />
        <span className={styles.name}>{toggle}</span>
      </button>
      <DownloadsButton />
      {!viewer.user?.isSchoolUser && <UsageEntry named={open} />}
      <HelpLink />
      <UserButton named={open} />
    </nav>
  )
}

/** A click leads back to where one was in that view; a second one to its beginning. */
function RailLink({ route, kept, current }: { route: ScreenRoute } & Pick<Props, 'kept' | 'current'>) {
  const text = useShellText().rail
  const title = useRouteTitle()(route)
  const icon = route.menu?.icon ?? ''
  const on = current === route.path
  const last = kept.find((view) => view.key === route.path)?.href
  return (
    <NavLink
      to={on ? route.path : (last ?? route.path)}
      className={on ? `${styles.item} ${styles.on}` : styles.item}
      aria-current={on ? 'page' : undefined}
      data-tip={title}
      aria-label={title}
    >
      {isIconName(icon) && <Icon name={icon} />}
      <span className={styles.name}>{title}</span>
      {route.later && <span className={styles.later}>{text.notBuilt}</span>}
    </NavLink>
  )
}

function RailGroup({ entry }: { entry: Extract<MenuEntry, { kind: 'group' }> }) {
  const text = useShellText().rail
  const titleOf = useRouteTitle()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  const title = text.groups[entry.group]
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.item}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={title}
        data-tip={open ? undefined : title}
        onClick={() => setOpen(!open)}
      >
        <Icon name={entry.icon} />
        <span className={styles.name}>{title}</span>
      </button>
      {open && (
        <Menu
          anchor={anchor}
          label={title}
          placement="rightStart"
          onClose={() => setOpen(false)}
          items={entry.children.map((route) => ({
            key: route.name,
            label: titleOf(route),
            icon: isIconName(route.menu?.icon ?? '') ? (route.menu?.icon as 'gear') : undefined,
            hint: route.later ? text.notBuilt : undefined,
            run: () => void navigate(route.path),
          }))}
        />
      )}
    </>
  )
}

const Recent = lazy(async () => ({
  default: (await import('#modules/exports/components/recent-exports.tsx')).RecentExports,
}))

/** The download centre: the last exports in a pop-over, and the way to all of them (spec 2 §2.3). */
function DownloadsButton() {
  const text = useShellText().rail
  const { open: openDialog } = useFrame()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.item}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={text.downloads}
        data-tip={open ? undefined : text.downloads}
        onClick={() => setOpen(!open)}
      >
        <Icon name="download" />
        <span className={styles.name}>{text.downloads}</span>
      </button>
      {open && (
        <Popover anchor={anchor} label={text.downloads} placement="rightEnd" width={400} onClose={() => setOpen(false)}>
          <Suspense fallback={<SkeletonRows rows={3} height={56} avatar={false} />}>
            <Recent
              onAll={() => {
                setOpen(false)
                openDialog('downloads')
              }}
            />
          </Suspense>
        </Popover>
      )}
    </>
  )
}

/** Hidden where the installation names no help centre (spec 2 §2.2). */
function HelpLink() {
  const text = useShellText().rail
  const url = useAppInfo()?.helpUrl
  if (!url) return null
  return (
    <a className={styles.item} href={url} target="_blank" rel="noreferrer" data-tip={text.help} aria-label={text.help}>
      <Icon name="help" />
      <span className={styles.name}>{text.help}</span>
    </a>
  )
}
