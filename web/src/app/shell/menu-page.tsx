import { Link } from 'react-router'
import { menuRoutes } from '#app/route-filter.ts'
import { useRouteTitle } from '#app/route-title.ts'
import { useFrame } from '#app/shell/frame-context.ts'
import styles from '#app/shell/menu-page.module.css'
import { Icon, isIconName } from '#ui/icon.tsx'

/** The menu as a page. */
export function Screen() {
  const { viewer, routes } = useFrame()
  const titleOf = useRouteTitle()
  return (
    <ul className={styles.pages}>
      {menuRoutes(routes, viewer).map((route) => {
        const icon = route.menu?.icon ?? ''
        return (
          <li key={route.name}>
            <Link to={route.path}>
              {isIconName(icon) && <Icon name={icon} />}
              {titleOf(route)}
              <Icon name="right" size={16} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
