import { limits } from '@cohort/contract/limits'

/** A screen at an address: a view behind the menu, a pop-up, or a minimised pop-up. */
export interface View {
  /** What makes it the same one: its path, and the record it shows. */
  key: string
  /** The name of its route. */
  name: string
  /** Path and query. */
  href: string
}

export interface Views {
  /** Alive behind the menu, the one used last at the end. */
  kept: readonly View[]
  /** What is seen below the pop-ups. */
  current: View | undefined
  /** Open pop-ups, the topmost at the end. */
  popups: readonly View[]
  /** Minimised pop-ups in the order of their tabs. */
  trays: readonly View[]
}

export interface Arrival {
  view: View
  popup: boolean
  keepAlive: boolean
  /** The address took the place of the former one: paging inside a pop-up. */
  replaced: boolean
  /** Seen below a pop-up that was opened by its address. */
  home: View | undefined
}

export const noViews: Views = { kept: [], current: undefined, popups: [], trays: [] }

/** The key of an address. Paging changes the record and so the key; other query parameters do not. */
export const keyOfAddress = (pathname: string, search: string): string => {
  const id = new URLSearchParams(search).get('id')
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return id ? `${path}?id=${id}` : path
}

const without = (views: readonly View[], key: string): readonly View[] => views.filter((view) => view.key !== key)

/** The browser came to an address: forward, back, or by hand. */
export const arrive = (views: Views, arrival: Arrival): Views =>
  arrival.popup ? openPopup(views, arrival) : openMain(views, arrival)

function openMain(views: Views, { view, keepAlive }: Arrival): Views {
  const rest = without(views.kept, view.key)
  // What is not kept alive lives only while it is seen.
  const kept = keepAlive ? [...rest, view].slice(-limits.keptViews) : rest
  return { ...views, kept, current: view, popups: [] }
}

function openPopup(views: Views, { view, replaced, home }: Arrival): Views {
  const current = views.current ?? home
  const kept = views.current || !home ? views.kept : [...without(views.kept, home.key), home].slice(-limits.keptViews)
  const trays = without(views.trays, view.key)
  const at = views.popups.findIndex((popup) => popup.key === view.key)
  // Back to one below: those above it are closed. Paging, or a form that became a record: the topmost gives its place.
  // Else one more on top.
  const below = at >= 0 ? views.popups.slice(0, at) : replaced ? views.popups.slice(0, -1) : views.popups
  return { kept, current, popups: [...below, view], trays }
}

/**
 * Pop-ups with something typed in them that went away by Back, or because another page was opened, become tabs: nothing
 * is lost, and nobody is held up by a question.
 */
export function keepUnsaved(before: Views, after: Views, unsaved: ReadonlySet<string>): Views {
  const stays = new Set([...after.popups, ...after.trays].map(({ key }) => key))
  const saved = before.popups.filter(({ key }) => unsaved.has(key) && !stays.has(key))
  return saved.length > 0 ? { ...after, trays: [...after.trays, ...saved] } : after
}

/** Where the browser goes when the topmost pop-up goes away. */
export const belowTop = (views: Views): string => (views.popups.at(-2) ?? views.current)?.href ?? '/'

/** The topmost pop-up becomes a tab. The browser then goes to what is below it. */
export function minimise(views: Views): Views {
  const top = views.popups.at(-1)
  if (!top) return views
  return { ...views, popups: views.popups.slice(0, -1), trays: [...without(views.trays, top.key), top] }
}

export const closeTray = (views: Views, key: string): Views => ({ ...views, trays: without(views.trays, key) })

/** Moves a tab before another place in the row. */
export function moveTray(views: Views, key: string, to: number): Views {
  const moved = views.trays.find((tray) => tray.key === key)
  if (!moved) return views
  const rest = without(views.trays, key)
  const place = Math.max(0, Math.min(to, rest.length))
  return { ...views, trays: [...rest.slice(0, place), moved, ...rest.slice(place)] }
}
