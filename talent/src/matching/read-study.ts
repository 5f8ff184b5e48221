import { type ClauseReader, found } from '#matching/found'
import { insists } from '#matching/importance'
import { industriesIn, majorsIn } from '#matching/known'

const ofMajor =
  /专业|\bmajor(?:ed|ing)?\b|\bdegree in\b|\b(?:bachelor|master|phd|doctorate)['’]?s?\b[^.;]{0,30}\bin\b|\bgraduate (?:in|of)\b|\bdiploma in\b/i

/** People come to a trade from other studies: a major is a hard condition only where the ad insists on it. */
export const readMajors: ClauseReader = (clause) => {
  if (clause.part === 'company' || clause.part === 'benefits' || !ofMajor.test(clause.text)) return []
  const all = majorsIn(clause.text)
  const [first] = all
  const last = all.at(-1)
  if (!first || !last) return []
  const ids = [...new Set(all.map(({ id }) => id))]
  return found(clause, first.start, last.end - first.start, { kind: 'major', ids }).map((one) =>
    one.importance === 'must' && !insists.test(clause.text) ? { ...one, importance: 'should' } : one,
  )
}

const ofIndustry = /行业|领域|背景|业内|\bindustr(?:y|ies)\b|\bsectors?\b|\bdomain\b|\bbackground\b/i

/** Only where the ad asks for time in it: the company's own praise of its industry is no condition. */
export const readIndustries: ClauseReader = (clause) => {
  if (clause.part === 'company' || clause.part === 'benefits' || clause.part === 'duties') return []
  if (!ofIndustry.test(clause.text) || !/经验|经历|背景|从业|experience|background|worked/i.test(clause.text)) return []
  const all = industriesIn(clause.text)
  const [first] = all
  const last = all.at(-1)
  if (!first || !last) return []
  return found(clause, first.start, last.end - first.start, {
    kind: 'industry',
    ids: [...new Set(all.map(({ id }) => id))],
  })
}
