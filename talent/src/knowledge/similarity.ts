import { broader, skill } from '#knowledge/skills'

/** A level down keeps most of what was asked, a level up little: React is front-end work, front-end work need not be React. */
const asNarrower = [0.9, 0.8, 0.7] as const
const asBroader = [0.4, 0.2] as const

const known = new Map<string, Map<string, number>>()

/** How far someone who has `had` has what is asked for: 1 equal, 0 nothing in common. */
export function skillSimilarity(asked: string, had: string): number {
  if (asked === had) return 1
  let beside = known.get(asked)
  if (!beside) {
    beside = new Map()
    known.set(asked, beside)
  }
  const before = beside.get(had)
  if (before !== undefined) return before
  const found = similarity(asked, had)
  beside.set(had, found)
  return found
}

function similarity(asked: string, had: string): number {
  const [a, b] = [skill(asked), skill(had)]
  if (!a || !b) return 0
  const told = Math.max(a.neighbours.get(had) ?? 0, b.neighbours.get(asked) ?? 0)
  const shared = a.parents.filter((each) => b.parents.includes(each))
  const siblings = Math.max(0, ...shared.map((each) => skill(each)?.closeness ?? 0))
  return Math.max(told, siblings, asNarrower[depth(had, asked)] ?? 0, asBroader[depth(asked, had)] ?? 0)
}

/** How many levels `upper` stands above `lower`, 0 for a parent; -1 where it does not. */
function depth(lower: string, upper: string): number {
  if (!broader(lower).includes(upper)) return -1
  let level = skill(lower)?.parents ?? []
  for (let at = 0; at < 4; at += 1) {
    if (level.includes(upper)) return at
    level = level.flatMap((each) => skill(each)?.parents ?? [])
  }
  return -1
}
