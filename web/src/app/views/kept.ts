import type { View } from '#app/views/views.ts'
import { stored, tabArea } from '#lib/stored.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'name', 'href'].every((field) => isText((value as Record<string, unknown>)[field]))

const areViews = (value: unknown): value is readonly View[] => Array.isArray(value) && value.every(isView)

/** What this tab remembers across a reload: the page below its pop-ups, and the minimised ones with their titles. */
export const keptBackground = stored<string>('background', '', isText, tabArea)
export const keptTrays = stored<readonly View[]>('trays', [], areViews, tabArea)

const areTitles = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)
export const keptTitles = stored<Record<string, string>>('titles', {}, areTitles, tabArea)
