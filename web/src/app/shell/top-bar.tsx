import { Fragment, type Ref } from 'react'
import { Link } from 'react-router'
import { useRouteTitle } from '#app/route-title.ts'
import { CreateButton } from '#app/shell/create-button.tsx'
import { useFrame } from '#app/shell/frame-context.ts'
import { useShellText } from '#app/shell/text.ts'
import styles from '#app/shell/top-bar.module.css'
import type { View } from '#app/views/views.ts'
import type { PageTitle } from '#lib/page.ts'
import type { ScreenRoute } from '#lib/route.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  route: ScreenRoute
  view: View | undefined
  title: PageTitle | undefined
  actionsRef: Ref<HTMLDivElement>
  besideRef?: Ref<HTMLDivElement>
}

/** The bar over a view: where one is, what else it can show, the search box, and what can be done here. */
export function TopBar({ route, view, title, actionsRef, besideRef }: Props) {
  const name = useRouteTitle()(route)
  const text = useShellText().topBar
  const { phone, user } = useFrame().viewer
  return (
    <header className={styles.bar}>
      {title?.crumb && <Crumbs crumb={title.crumb} />}
      <h1 className={styles.title}>{title?.title ?? name}</h1>
      {title?.more && <span className={styles.more}>{title.more}</span>}
      {!phone && <div className={styles.actions} ref={besideRef} />}
      {user?.currentTenant?.limitMode && <span className={styles.trial}>{text.trial}</span>}
      <span className={styles.grow} />
      <SearchBox />
      <div className={styles.actions} ref={actionsRef} />
      {phone && !user?.isSchoolUser && (
        <span className={styles.create}>
          <CreateButton view={view} />
        </span>
      )}
    </header>
  )
}

function Crumbs({ crumb }: { crumb: NonNullable<PageTitle['crumb']> }) {
  const text = useShellText().topBar
  if (typeof crumb === 'string')
    return (
      <span className={styles.crumb}>
        {crumb} <Icon name="right" size={14} />
      </span>
    )
  return (
    <nav className={styles.crumb} aria-label={text.crumbs}>
      {crumb.map(({ name, href }) => (
        <Fragment key={href}>
          <Link to={href} title={name}>
            {name}
          </Link>
          <Icon name="right" size={14} />
        </Fragment>
      ))}
    </nav>
  )
}

const isMac = /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '')

function SearchBox() {
  const text = useShellText().search
  const { openPalette } = useFrame()
  return (
    <button
      type="button"
      className={styles.search}
      data-guide="palette"
      onClick={openPalette}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Icon name="search" size={16} />
      <span className={styles.placeholder}>{text.placeholder}</span>
      <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
    </button>
  )
}
