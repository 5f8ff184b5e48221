import { degrees as contractDegrees } from '@cohort/contract/fields/degree'
import { type Named, named, readCatalogue, searched } from '#knowledge/catalogue'
import type { Mention } from '#knowledge/find'

/** BS and MS are degrees before "in", a comma or a bracket, or at the end of a line; MS Office is none. */
const after = /^\s*(?:$|[\n,，(（|–—-]|in\s|of\s|degree|from\s|hons|honours|major|\t)/i

const degrees = searched(() => readCatalogue<Named>('degrees', named), 'degrees', {
  isBeside: (_, tail) => after.test(tail),
})

/** Ids are those of the contract (bachelor, master, …). */
export const findDegrees = (text: string): readonly Mention[] => degrees.find(text)

export const degreeIds: readonly string[] = contractDegrees.map(({ id }) => id)

/** An MBA ranks with a master's degree; 0 for what is unknown. */
export function degreeRank(id: string): number {
  const at = degreeIds.indexOf(id)
  return id === 'mba' ? degreeIds.indexOf('master') + 1 : at + 1
}

/** The highest degree that a text names and does not deny. */
export function highestDegree(text: string): string | undefined {
  const found = findDegrees(text).filter(({ negated, wish }) => !negated && !wish)
  return found.map(({ id }) => id).sort((a, b) => degreeRank(b) - degreeRank(a))[0]
}

export const degreeCatalogue = degrees.all
