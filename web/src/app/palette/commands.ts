import { useNavigate } from 'react-router'
import type { Findable } from '#app/palette/rank.ts'
import { isStudentPath, isValid, mayOpen } from '#app/route-filter.ts'
import { useRouteTitle } from '#app/route-title.ts'
import { useFrame } from '#app/shell/frame-context.ts'
import { en } from '#app/shell/text.en.ts'
import { useShellText } from '#app/shell/text.ts'
import { zh } from '#app/shell/text.zh.ts'
import { userEntries } from '#app/shell/user-entries.ts'
import type { ScreenRoute } from '#lib/route.ts'
import { localeSetting, railSetting, themeSetting } from '#lib/settings.ts'
import { isIconName } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'

export interface Command extends Findable {
  kind: 'page' | 'action' | 'member'
  icon: IconName
  person?: { name: string; color: number; picture: string | null }
  hint?: string
  /** Where it leads: then it can be opened in a new window. */
  href?: string
  run: () => void
}

/** Pages that the viewer may open and that need no further parameter. */
export function usePageCommands(): Command[] {
  const { viewer, routes } = useFrame()
  const titleOf = useRouteTitle()
  const navigate = useNavigate()
  const text = useShellText().rail
  if (!isValid(viewer.user) || viewer.user.isSchoolUser) return []
  return routes
    .filter(({ area }) => area === 'main' || area === 'popup')
    .filter(({ name, path, redirect }) => name !== 'Menu' && !redirect && !path.includes(':') && !isStudentPath(path))
    .filter((route) => (!route.later || viewer.developer) && mayOpen(route, viewer))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((route) => ({
      key: `page:${route.name}`,
      kind: 'page',
      label: titleOf(route),
      words: [route.title.zh, route.title.en, route.path],
      icon: iconOf(route.menu?.icon),
      hint: route.later ? text.notBuilt : undefined,
      href: route.path,
      run: () => void navigate(route.path),
    }))
}

/** As in the menu; what is not in it comes after it. */
const placeOf = (route: ScreenRoute): number => (route.menu?.order ?? 900) + (route.later ? 1000 : 0)

const iconOf = (name: string | undefined): IconName => (name && isIconName(name) ? name : 'arrow')

type Pick = (text: typeof zh) => string

/** An action: its key, its icon, its words, whether it is there now, and what it does. */
type Line = readonly [key: string, icon: IconName, words: Pick, shown: boolean, run: () => void]

/** What can be done from anywhere. */
export function useActionCommands(): Command[] {
  const text = useShellText()
  return [...useWorkLines(), ...useAppearanceLines()]
    .filter(([, , , shown]) => shown)
    .map(([key, icon, words, , run]) => ({
      key,
      kind: 'action',
      icon,
      label: words(text as typeof zh),
      // Either language finds it.
      words: [words(zh), words(en as typeof zh)],
      run,
    }))
}

function useWorkLines(): readonly Line[] {
  const { viewer, routes, open, logOut } = useFrame()
  const navigate = useNavigate()
  const entries = userEntries(viewer, routes)
  const founder = !viewer.user?.isSchoolUser
  return [
    ['invite', 'personPlus', (t) => t.userMenu.invite, entries.includes('invite'), () => open('invite')],
    ['switchTenant', 'swap', (t) => t.userMenu.switchTenant, true, () => open('switchTenant')],
    ['create', 'building', (t) => t.palette.actions.createTenant, founder, () => void navigate('/create-tenant')],
    ['balance', 'wallet', (t) => t.userMenu.balance, founder, () => open('balance')],
    ['news', 'gift', (t) => t.userMenu.news, true, () => open('news')],
    ['contact', 'headset', (t) => t.userMenu.contact, entries.includes('contact'), () => open('contact')],
    ['logOut', 'logOut', (t) => t.userMenu.logOut, true, logOut],
  ]
}

function useAppearanceLines(): readonly Line[] {
  const { phone } = useFrame().viewer
  const locale = localeSetting.use()
  const theme = themeSetting.use()
  const english = locale === 'en-US'
  const toggleRail = () => railSetting.write(!railSetting.read())
  return [
    ['toEnglish', 'globe', (t) => t.palette.actions.toEnglish, !english, () => localeSetting.write('en-US')],
    ['toChinese', 'globe', (t) => t.palette.actions.toChinese, english, () => localeSetting.write('zh-CN')],
    ['toDark', 'moon', (t) => t.palette.actions.toDark, theme !== 'dark', () => themeSetting.write('dark')],
    ['toLight', 'sun', (t) => t.palette.actions.toLight, theme !== 'light', () => themeSetting.write('light')],
    ['toSystem', 'laptop', (t) => t.palette.actions.toSystem, theme !== 'system', () => themeSetting.write('system')],
    ['rail', 'sidebar', (t) => t.palette.actions.toggleRail, !phone, toggleRail],
  ]
}
