import { fileURLToPath } from 'node:url'

/** What journeys and pictures need to know of an entry of the web's route table. */
export interface TableRoute {
  name: string
  path: string
  area: 'public' | 'open' | 'main' | 'popup'
  access: unknown
  later?: boolean
  redirect?: string
}

/** The web's own table; its screens are loaded lazily, so that the table alone can be read here. */
async function readTable(): Promise<readonly TableRoute[]> {
  const table = fileURLToPath(new URL('../web/src/app/route-table.ts', import.meta.url))
  const { routes } = (await import(table)) as { routes: readonly TableRoute[] }
  return routes
}

/** Every screen that is built, and one that stands for those that come later. */
export async function readScreens(): Promise<readonly TableRoute[]> {
  const routes = await readTable()
  const later = routes.find((route) => route.later)
  return routes.filter((route) => (!route.later || route === later) && !route.redirect)
}

/** Screens behind the sign-in. */
export const isInside = ({ area }: TableRoute): boolean => area === 'main' || area === 'popup'

/** Optional parameters left out, the others filled in. */
export const addressOf = ({ path }: TableRoute): string => path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1')
