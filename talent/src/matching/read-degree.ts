import { degrees } from '@cohort/contract/fields/degree'
import { type ClauseReader, type Found, found } from '#matching/found'

/** The place in the contract's list; an MBA ranks with a master's degree. */
export const degreeRank = (id: string): number => {
  const at = degrees.findIndex((degree) => degree.id === id)
  return id === 'mba' ? at - 1 : at
}

const words: readonly [string, RegExp][] = [
  ['doctor', /博士(?!后)|\bph\.?\s?d\b\.?|\bdoctora(?:te|l)\b|\bDBA\b/gi],
  ['mba', /\bE?MBA\b/g],
  [
    'master',
    /硕士|研究生|\bmaster(?:'s|s)?(?: degree)?\b(?! data| of ceremon|ed|ing)|\bM\.?Sc\b\.?|\bM\.S\.|\bM\.?Eng\b/gi,
  ],
  [
    'bachelor',
    /本科|学士|\bbachelor(?:'s|s)?(?: degree)?\b|\bB\.?Sc\b\.?|\bB\.S\.|\bB\.A\.|\bBA\/BS\b|\bBS\/BA\b|\bundergraduate degree\b|\b(?:university|college|four[- ]year|4[- ]year) degree\b/gi,
  ],
  ['associate', /大专|专科|高职|\bassociate(?:'s)? degree\b|\bdiploma\b(?! in)/gi],
  ['highSchool', /高中|\bhigh school\b|\bGED\b/gi],
  ['vocational', /中专|职高|中技/gi],
  ['middleSchool', /初中/g],
]

export interface DegreeWord {
  id: string
  start: number
  end: number
}

export function degreesIn(text: string): DegreeWord[] {
  return words
    .flatMap(([id, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({ id, start: match.index, end: match.index + match[0].length })),
    )
    .toSorted((left, right) => left.start - right.start)
}

/** 本科及以上, "Bachelor's or higher", 硕士优先. The lowest degree named without a softening word is the bar. */
export const readDegree: ClauseReader = (clause) => {
  if (clause.part === 'company' || clause.part === 'benefits') return []
  const all = degreesIn(clause.text).filter(({ start, end }) => !isPlace(clause.text, start, end))
  const orEquivalent =
    /同等学力|同等学历|\bor (?:an? )?equivalent\b|\bequivalent (?:work )?experience\b|相当(?:经验|学历)/i.test(
      clause.text,
    )
  const read = all.flatMap(({ id, start, end }) => {
    const more =
      /^\s*(?:学历|学位)?\s*(?:及|或|和)?以上(?:学历|学位)?|^\s*(?:degree)?\s*(?:or (?:higher|above|equivalent)|and above|\+)/i.exec(
        clause.text.slice(end),
      )
    const length = end - start + (more?.[0].length ?? 0)
    return found(clause, start, length, {
      kind: 'degree',
      ids: [id],
      min: degreeRank(id),
      ...(orEquivalent && { orEquivalent }),
    })
  })
  return lowestOfEach(read)
}

/** 研究生院, 本科生导师, "master plan": no degree of the person. */
const isPlace = (text: string, start: number, end: number): boolean =>
  /^(?:院|导师|教育产品|招生)/.test(text.slice(end)) || /scrum\s*$/i.test(text.slice(0, start))

function lowestOfEach(all: readonly Found[]): Found[] {
  return (['must', 'should', 'nice'] as const).flatMap((importance) => {
    const same = all.filter((one) => one.importance === importance)
    const [lowest] = same.toSorted((left, right) => (left.min ?? 0) - (right.min ?? 0))
    return lowest ? [lowest] : []
  })
}
