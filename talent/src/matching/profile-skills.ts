import type { Passage, SkillUse } from '#matching/candidate'
import { levelAt } from '#matching/importance'
import type { Proof } from '#matching/match'
import { lastMonthOf, monthsIn, type Stretch } from '#matching/months'
import { quoted } from '#matching/stays'
import { claimedSkills, type SkillPlace } from '#matching/trade'

export interface Entry {
  passages: readonly Passage[]
  /** Missing where the post has no dates. */
  stretch?: Stretch
  shows: boolean
}

interface Gathered {
  stretches: Stretch[]
  depth?: number
  shown: boolean
  listed: boolean
  proofs: { proof: Proof; shows: boolean }[]
}

const proofsKept = 3

/** The depth that the resume claims, in the clause that names the skill. */
function depthAt(text: string, start: number): number | undefined {
  const from = Math.max(0, start - 60)
  const clause =
    text
      .slice(from, start)
      .split(/[。；;\n，]/)
      .at(-1) ?? ''
  return levelAt(clause, clause.length)
}

interface Place extends SkillPlace {
  passage: Passage
}

/** The entries of a list are read as one text: in "C", "R", "Go" each vouches for the others. */
function placesIn(passages: readonly Passage[], around: string): Place[] {
  const entries = passages.filter(({ path }) => listEntry.test(path))
  const text = entries.map((one) => one.text).join(', ')
  let from = 0
  const starts = entries.map((one) => {
    const start = from
    from += one.text.length + 2
    return start
  })
  const listed = claimedSkills(text, around).flatMap(({ id, start, end }) => {
    const at = starts.findLastIndex((begin) => begin <= start)
    const [passage, begin] = [entries[at], starts[at] ?? 0]
    return passage && end - begin <= passage.text.length
      ? [{ id, passage, start: start - begin, end: end - begin }]
      : []
  })
  const others = passages.filter(({ path }) => !listEntry.test(path))
  return [
    ...listed,
    ...others.flatMap((passage) => claimedSkills(passage.text, around).map((one) => ({ ...one, passage }))),
  ]
}

const listEntry = /^skills\.\d+$/

function gather(entries: readonly Entry[]): Map<string, Gathered> {
  const all = new Map<string, Gathered>()
  const whole = entries.flatMap(({ passages }) => passages.map(({ text }) => text)).join('\n')
  for (const { passages, stretch, shows } of entries) {
    // A list says nothing of the trade it belongs to; the posts beside it do.
    const around = shows ? passages.map(({ text }) => text).join('\n') : whole
    const seen = new Set<string>()
    for (const { id, passage, start, end } of placesIn(passages, around)) {
      const one = all.get(id) ?? { stretches: [], shown: false, listed: false, proofs: [] }
      all.set(id, one)
      if (shows) one.shown = true
      else one.listed = true
      const depth = depthAt(passage.text, start)
      if (depth !== undefined) one.depth = Math.max(one.depth ?? 0, depth)
      if (seen.has(id)) continue
      seen.add(id)
      if (shows && stretch) one.stretches.push(stretch)
      one.proofs.push({ proof: quoted(passage.path, passage.text, start, end), shows })
    }
  }
  return all
}

/** More skills in lists than a career holds, and hardly one of them in a post. */
function isStuffed(all: ReadonlyMap<string, Gathered>): boolean {
  const listed = [...all.values()].filter((one) => one.listed)
  const shown = listed.filter((one) => one.shown).length
  return listed.length >= 20 && shown / listed.length < 0.25
}

export function skillsOf(entries: readonly Entry[]): { skills: SkillUse[]; stuffed: boolean } {
  const all = gather(entries)
  const skills = [...all].map(([id, one]): SkillUse => {
    const last = lastMonthOf(one.stretches)
    const proofs = one.proofs.toSorted((left, right) => Number(right.shows) - Number(left.shows))
    return {
      id,
      months: monthsIn(one.stretches),
      ...(last !== undefined && { lastMonth: last }),
      ...(one.depth !== undefined && { depth: one.depth }),
      shown: one.shown,
      proofs: proofs.slice(0, proofsKept).map(({ proof }) => proof),
    }
  })
  return { skills: skills.toSorted((a, b) => (a.id < b.id ? -1 : 1)), stuffed: isStuffed(all) }
}
