const lists = ['works', 'interns', 'projects', 'educations', 'languages', 'certificates'] as const
const groups = ['skills', 'summary', 'expectation', 'currentJobStatus', 'humanInfo'] as const
export type PlaceName = (typeof lists)[number] | (typeof groups)[number] | 'other'

/** Where in a resume something stands: which part, and which entry of it from 1. */
export function placeOf(path: string): { part: PlaceName; at: number | undefined } {
  const [first = '', second = ''] = path.split('.')
  const part = [...lists, ...groups].find((name) => name === first) ?? 'other'
  const isEntry = lists.some((name) => name === part) && /^\d+$/.test(second)
  return { part, at: isEntry ? Number(second) + 1 : undefined }
}

/** The record with the field that proves it in sight. */
export const recordAddress = (id: string, path?: string): string =>
  `/entity/${encodeURIComponent(id)}?${new URLSearchParams({ type: 'Resume', ...(path && { at: path }) })}`
