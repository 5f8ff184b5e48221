import { type ComponentType, lazy } from 'react'
import type { ScreenRoute } from '#lib/route.ts'
import { stored, tabArea } from '#lib/stored.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
/** The path that was already reloaded because its screen could not be loaded. */
const reloaded = stored<string>('reloaded', '', isText, tabArea)

const screens = new Map<string, ComponentType>()

/** The screen of a route, loaded when it is first shown. Screens inside the shell stand in Ant Design's theme. */
export function screenOf(route: ScreenRoute): ComponentType {
  const known = screens.get(route.name)
  if (known) return known
  const made = lazy(() => reloadOnce(() => loadScreen(route)))
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
  load: () => Promise<T>,
  page: { path: () => string; reload: () => void } = { path: () => location.pathname, reload: () => location.reload() },
): Promise<T> {
  try {
    const loaded = await load()
    if (reloaded.read() === page.path()) reloaded.write('')
    return loaded
  } catch (error) {
    if (reloaded.read() === page.path()) throw error
    reloaded.write(page.path())
    page.reload()
    return new Promise<T>(() => undefined)
  }
}

/** The same for a part of the frame that is loaded on demand: dialogs, the palette. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() => reloadOnce(async () => ({ default: await load() })))
