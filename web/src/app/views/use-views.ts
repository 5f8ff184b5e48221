import { useCallback, useEffect, useRef, useState } from 'react'
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { mayOpen, type Viewer } from '#app/route-filter.ts'
import { routeOf } from '#app/route-match.ts'
import { keptBackground, keptTrays } from '#app/views/kept.ts'
import { unsaved, useMayLose } from '#app/views/unsaved.ts'
import { takenBetween, useTaken } from '#app/views/use-taken.ts'
import {
  type Arrival,
  arrive,
  belowTop,
  closeTray,
  keepUnsaved,
  keyOfAddress,
  minimise,
  moveTray,
  noViews,
  type View,
  type Views,
} from '#app/views/views.ts'
import { keysHeld } from '#lib/leaving.ts'
import type { ScreenRoute } from '#lib/route.ts'

export interface ViewActions {
  /** The topmost pop-up goes away; Back would do the same. */
  close: () => void
  minimise: () => void
  restore: (href: string) => void
  closeTray: (key: string) => void
  moveTray: (key: string, to: number) => void
}

interface Table {
  routes: readonly ScreenRoute[]
  viewer: Viewer
}

interface Held {
  mark: string
  views: Views
  /** Taken away by the last step, with files on their way in them. */
  taken: readonly View[]
}
const nothing: readonly View[] = []

/** Follows the address bar: which views live, which is seen, what pops up over it. */
export function useViews(table: Table, route: ScreenRoute): { views: Views; actions: ViewActions } {
  const location = useLocation()
  const replaced = useNavigationType() === NavigationType.Replace
  const navigate = useNavigate()
  const mark = location.key + location.pathname + location.search
  const [held, setHeld] = useState<Held>(() => ({
    mark: '',
    views: { ...noViews, trays: keptTrays.read() },
    taken: nothing,
  }))
  let { views } = held
  if (held.mark !== mark) {
    const busy = keysHeld()
    const next = arrive(held.views, arrivalOf(table, route, location, replaced))
    views = keepUnsaved(held.views, next, new Set([...unsaved, ...busy]))
    const taken = takenBetween(held.views, views, busy)
    setHeld({ mark, views, taken: taken.length > 0 ? taken : nothing })
  }
  const before = useTrail(location)
  useRemembered(views)
  const update = useCallback((change: (views: Views) => Views) => {
    setHeld((now) => ({ ...now, views: change(now.views) }))
  }, [])
  useTaken(held.taken, (keys) => update((now) => [...keys].reduce(closeTray, now)))
  const leave = () => {
    const below = belowTop(views)
    // One step back, if that is where one came from: then Back does not lead into the pop-up again.
    if (before() === below) void navigate(-1)
    else void navigate(below, { replace: true })
  }
  const mayLose = useMayLose()
  const actions: ViewActions = {
    close: () => void mayLose(views.popups.at(-1)?.key).then((yes) => yes && leave()),
    minimise: () => {
      update(minimise)
      leave()
    },
    restore: (href) => void navigate(href),
    closeTray: (key) => void mayLose(key).then((yes) => yes && update((now) => closeTray(now, key))),
    moveTray: (key, to) => update((now) => moveTray(now, key, to)),
  }
  return { views, actions }
}

/** What stood in the history one step before, as far as this page load has seen it. */
function useTrail(location: Location): () => string | undefined {
  const trail = useRef(new Map<number, string>())
  useEffect(() => {
    trail.current.set(historyIndex(), location.pathname + location.search)
  }, [location])
  return () => trail.current.get(historyIndex() - 1)
}

/** The router numbers the entries of the history. */
const historyIndex = (): number => history.state?.idx ?? 0

/** A reload finds the same page below, and the same tabs. */
function useRemembered({ popups, current, trays }: Views): void {
  const background = popups.length === 0 ? current?.href : undefined
  useEffect(() => {
    if (background !== undefined) keptBackground.write(background)
  }, [background])
  useEffect(() => keptTrays.write(trays), [trays])
}

const keyOfHref = (href: string): string => {
  const [path = '', search = ''] = href.split('?')
  return keyOfAddress(path, search)
}

const viewOf = (route: ScreenRoute, href: string): View => ({ key: keyOfHref(href), name: route.name, href })

function arrivalOf(table: Table, route: ScreenRoute, location: Location, replaced: boolean): Arrival {
  const popup = route.area === 'popup'
  return {
    view: viewOf(route, location.pathname + location.search),
    popup,
    keepAlive: route.keepAlive ?? false,
    replaced,
    home: popup ? homeOf(table, location.pathname) : undefined,
  }
}

/** Below a pop-up that was opened by its address: what this tab showed last, or the main page its path belongs to. */
function homeOf({ routes, viewer }: Table, pathname: string): View | undefined {
  const main = routes.filter((route) => route.area === 'main' && mayOpen(route, viewer))
  const last = keptBackground.read()
  const lastRoute = last ? routeOf(main, last.split('?')[0] ?? '') : undefined
  if (lastRoute) return viewOf(lastRoute, last)
  const parents = main.filter(
    (route) => !route.later && !route.path.includes(':') && pathname.startsWith(`${route.path}/`),
  )
  const [nearest] = parents.sort((a, b) => b.path.length - a.path.length)
  const parent = nearest ?? main.find((route) => route.menu && !route.later) ?? main.find(({ name }) => name === 'Menu')
  return parent ? viewOf(parent, parent.path) : undefined
}
