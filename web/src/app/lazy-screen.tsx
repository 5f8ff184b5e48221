import { type ComponentType, lazy } from 'react'
import type { ScreenRoute } from '#lib/route.ts'
import { stored, tabArea } from '#lib/stored.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
/** What could not be loaded, and the path that was already reloaded for it. */
const reloaded = stored<string>('reloaded', '', isText, tabArea)

const screens = new Map<string, ComponentType>()

/** The screen of a route, loaded when it is first shown. Screens inside the shell stand in Ant Design's theme. */
export function screenOf(route: ScreenRoute): ComponentType {
  const known = screens.get(route.name)
  if (known) return known
  const made = lazy(() => reloadOnce(route.name, () => loadScreen(route)))
  screens.set(route.name, made)
  return made
}

async function loadScreen(route: ScreenRoute): Promise<{ default: ComponentType }> {
  if (route.area !== 'main' && route.area !== 'popup') return { default: (await route.load()).Screen }
  const [{ Screen }, { AntdProvider }] = await Promise.all([route.load(), import('#ui/theme/antd-provider.tsx')])
  return {
    default: () => (
      <AntdProvider>
        <Screen />
      </AntdProvider>
    ),
  }
}

/** A new release may have taken the old files away: the path is reloaded once, then the failure shows (spec 1 §2). */
export async function reloadOnce<T>(
  what: string,
  load: () => Promise<T>,
  page: { path: () => string; reload: () => void } = { path: () => location.pathname, reload: () => location.reload() },
): Promise<T> {
  const mark = `${what} ${page.path()}`
  try {
    const loaded = await load()
    // Only what failed may take its mark away: other parts of the page load well all the while.
    if (reloaded.read() === mark) reloaded.write('')
    return loaded
  } catch (error) {
    if (reloaded.read() === mark) throw error
    reloaded.write(mark)
    page.reload()
    return new Promise<T>(() => undefined)
  }
}

/** The same for a part of the frame that is loaded on demand: dialogs, the palette. */
export const lazyPart = <P extends object>(name: string, load: () => Promise<ComponentType<P>>) =>
  lazy(() => reloadOnce(name, async () => ({ default: await load() })))
