import { findSkills, skill } from '#knowledge/skills'
import type { Clause } from '#matching/ad-lines'
import { type ClauseReader, type Found, found } from '#matching/found'
import { insists, levelAt, skillImportance } from '#matching/importance'
import { number, toNumber } from '#matching/numbers'
import { wordsOf } from '#matching/read-words'
import { isShared, isTechnical } from '#matching/trade'

interface Group {
  ids: string[]
  start: number
  end: number
  need?: number
}

const either = /或|\/|\bor\b/i
const joins = /^[\s,，、/或和及与以&()（）]*(?:\b(?:and|or)\b)?[\s,，、/()（）]*$|^\s*(?:或者|以及|及其|and\/or)\s*$/i
const someOf = new RegExp(
  `(?:at least|any|minimum of)\\s+(${number})\\s+(?:or more )?of|\\b(one|two|three) or more of|\\b(one) of\\b|至少(?:熟悉|掌握|精通|会|了解|熟练)?[^，。；,;]{0,6}?(${number})\\s*(?:种|门|项|个)|(${number})\\s*(?:种|门|项|个)(?:及|或)?以上|(之一|任一|任意一种|其中一种|等一种)|中的?\\s*(?:任意|任)?(${number})\\s*(?:种|门|项|个)|(${number})\\s*(?:种|门)(?:语言|框架|技术)`,
  'i',
)

/** How many of a list are asked for: "at least two of", 之一, 至少两种. */
function neededOf(text: string): number | undefined {
  const match = someOf.exec(text)
  if (!match) return undefined
  const said = match.slice(1).find((part) => part !== undefined) ?? ''
  return toNumber(said.replace(/^[之任其等].*$/, '一')) ?? 1
}

const isAside = ({ part }: Clause): boolean => part === 'benefits' || part === 'company'

/** Skills of a clause in groups: what stands in an "or" is one condition. */
function groupsOf(text: string, technical: boolean): Group[] {
  const groups: Group[] = []
  const places = findSkills(text).filter(({ negated, soft }) => !negated && !soft)
  const need = neededOf(text)
  let chain: Group[] = []
  let isEither = false
  const close = (): void => {
    const [first] = chain
    const last = chain.at(-1)
    if (first && last && chain.length > 1 && (isEither || need !== undefined))
      groups.push({
        ids: [...new Set(chain.flatMap(({ ids }) => ids))],
        start: first.start,
        end: last.end,
        ...(need !== undefined && need > 1 && { need }),
      })
    else groups.push(...chain)
    chain = []
    isEither = false
  }
  for (const { id, start, end } of places) {
    if (!technical && isShared(text.slice(start, end))) continue
    const last = chain.at(-1)
    const between = last ? text.slice(last.end, start) : ''
    if (last && (!joins.test(between) || between.length > 12)) close()
    else if (last && either.test(between)) isEither = true
    chain.push({ ids: [id], start, end })
  }
  close()
  return groups
}

/** Fields of work ("compliance", 零售) are spoken of in many words; only an ad that insists makes one a hard condition. */
const isField = (ids: readonly string[]): boolean => ids.every((id) => !nameable.has(skill(id)?.kind ?? ''))

/** "Software such as QuickBooks or SAP", 熟练使用 Photoshop、Illustrator 等: examples of what is asked for, none of them a hard condition. */
const namesExamples = /(?:\bsuch as|\be\.g\.,?|\bfor (?:example|instance),?|例如|比如|诸如)[^.;。；]*$/i
const etcetera = /^[^，。；;\n]{0,60}?等(?![级于同])|^[^.;。；\n]{0,60}?\b(?:or similar|or equivalent|etc\b)/i
const isExample = (text: string, start: number, end: number): boolean =>
  namesExamples.test(text.slice(0, start)) || etcetera.test(text.slice(end))

/** `title` tells the trade: a coffee shop's ad for Java beans asks for no programming. */
export const readSkills =
  (title: string): ClauseReader =>
  (clause) => {
    if (isAside(clause)) return []
    const technical = isTechnical(`${title}\n${clause.text}`)
    const named = groupsOf(clause.text, technical).flatMap(({ ids, start, end, need }) => {
      const level = levelAt(clause.text, start)
      const said = skillImportance(clause, start, level)
      if (!said) return []
      const isSoft = isField(ids) || (level !== 4 && isExample(clause.text, start, end))
      const importance = said === 'must' && !clause.strict && isSoft && !insists.test(clause.text) ? 'should' : said
      return found(clause, start, end - start, {
        kind: 'skill',
        ids,
        importance,
        ...(level && { level }),
        ...(need && { need }),
      })
    })
    return [...named, ...wordsOf(clause, named)]
  }

/** Things with a name of their own; "sales" or "back-end work" is the trade itself, which the title tells better. */
export const nameable: ReadonlySet<string> = new Set([
  'language',
  'framework',
  'tool',
  'platform',
  'protocol',
  'equipment',
])

/** "3 years of Java": the skills inside the span of the years are what the years are of. */
export function scopedYears(years: readonly Found[], ad: string): Found[] {
  return years.map((one) => {
    const ids = findSkills(ad.slice(one.start, one.end))
      .filter(({ id, negated }) => !negated && nameable.has(skill(id)?.kind ?? ''))
      .map(({ id }) => id)
    return ids.length > 0 && one.min !== undefined ? { ...one, ids: [...new Set(ids)] } : one
  })
}
