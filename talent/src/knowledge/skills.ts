import { type Catalogue, decoysOf, type Named, named, nameIn, readCatalogue } from '#knowledge/catalogue'
import { Finder, type Mention } from '#knowledge/find'
import { normalise } from '#knowledge/normal'
import { once, values } from '#knowledge/table'

export const skillKinds = [
  'language',
  'framework',
  'tool',
  'platform',
  'protocol',
  'method',
  'domain',
  'equipment',
  'soft',
] as const
export type SkillKind = (typeof skillKinds)[number]

export interface Skill extends Named {
  kind: SkillKind
  soft: boolean
  parents: readonly string[]
  /** How close another one is, 0 to 1; told once and true both ways. */
  neighbours: ReadonlyMap<string, number>
  /** How close its children are to each other; 0 where being together says little. */
  closeness: number
  /** Families of titles in which it is usual. */
  families: readonly string[]
}

interface Skills extends Catalogue<Skill> {
  children: ReadonlyMap<string, readonly string[]>
}

const closenessOf = (cell: string | undefined): [string, number][] =>
  values(cell).map((each) => {
    const [id = '', share = '0.5'] = each.split(':')
    return [id, Number(share)]
  })

function read(row: Record<string, string>): Skill {
  return {
    ...named(row),
    kind: row.kind as SkillKind,
    soft: row.kind === 'soft',
    parents: values(row.parents),
    neighbours: new Map(closenessOf(row.neighbours)),
    closeness: Number(row.closeness || 0),
    families: values(row.families),
  }
}

const childrenOf = (all: Iterable<Skill>): Map<string, string[]> => {
  const children = new Map<string, string[]>()
  for (const { id, parents } of all)
    for (const parent of parents) {
      const those = children.get(parent)
      if (those) those.push(id)
      else children.set(parent, [id])
    }
  return children
}

export const skills = once((): Skills => {
  const all = readCatalogue('skills', read)
  return { ...all, phrases: [...all.phrases, ...decoysOf('skills')], children: childrenOf(all.byId.values()) }
})

const finder = once(
  () =>
    new Finder(skills().phrases, {
      isSoft: (id) => skills().byId.get(id)?.soft ?? false,
      kin: (id) => [id, ...broader(id)],
    }),
)

/** Every place that names a skill, in order, without overlaps. */
export const findSkills = (text: string): readonly Mention[] => finder().find(text)

const called = once(
  () =>
    new Map(
      skills()
        .phrases.toReversed()
        .map(({ key, id }) => [key, id]),
    ),
)

/** The skill that is called just so: where a skill is asked for, even one letter needs no company. */
export const skillCalled = (name: string): string | undefined => called().get(normalise(name).text.trim()) || undefined

export const skill = (id: string): Skill | undefined => skills().byId.get(id)

export const skillName = (id: string, locale: string): string => {
  const found = skill(id)
  return found ? nameIn(found, locale) : id
}

/** The wider skills above one, nearest first, without itself. */
export function broader(id: string): string[] {
  const all: string[] = []
  for (let level = skill(id)?.parents ?? []; level.length > 0; ) {
    const fresh = level.filter((each) => !all.includes(each) && each !== id)
    all.push(...new Set(fresh))
    level = fresh.flatMap((each) => skill(each)?.parents ?? [])
  }
  return all
}

/** Every skill below one, without itself. */
export function narrower(id: string): string[] {
  const below = skills().children
  const all = new Set<string>()
  const open = [...(below.get(id) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (all.has(next)) continue
    all.add(next)
    open.push(...(below.get(next) ?? []))
  }
  return [...all]
}

/** Skills that are usual in a family of titles, hard ones first. */
export const typicalSkills = (family: string): Skill[] =>
  [...skills().byId.values()]
    .filter(({ families }) => families.includes(family))
    .sort((a, b) => Number(a.soft) - Number(b.soft))
