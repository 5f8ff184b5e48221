import { findCertificates } from '#knowledge/certificates'
import { languageLevelIn, levelRank } from '#knowledge/languages'
import { tiersOf } from '#knowledge/schools'
import type { CandidateProfile, Passage } from '#matching/candidate'
import { type Fields, listAt, payAt, rowsAt, textAt, valueAt } from '#matching/fields'
import { majorsIn } from '#matching/known'
import { languagesIn } from '#matching/languages'
import type { Proof } from '#matching/match'
import { cityOf } from '#matching/places'
import { degreeRank, degreesIn } from '#matching/read-degree'
import { proofOf, quoted } from '#matching/stays'

/** The highest degree, from the schools or the record's own field; an id of the contract, or words that name one. */
export function degreeOf(fields: Fields): Pick<CandidateProfile, 'degree'> {
  const own = [{ value: valueAt(fields, 'humanInfo.degree'), path: 'humanInfo.degree' }]
  const schools = rowsAt(fields, 'educations').map((row, at) => ({
    value: row.degree,
    path: `educations.${at}.degree`,
  }))
  let best: { id: string; proofs: Proof[] } | undefined
  for (const { value, path } of [...schools, ...own]) {
    const text = typeof value === 'string' ? value : ''
    const id = degreeRank(text) >= 0 ? text : degreesIn(text)[0]?.id
    if (!id || (best && degreeRank(id) <= degreeRank(best.id))) continue
    best = { id, proofs: [proofOf(path, text)] }
  }
  return best ? { degree: best } : {}
}

export function majorsOf(fields: Fields): Pick<CandidateProfile, 'majors' | 'majorWords'> {
  const all = [
    ...rowsAt(fields, 'educations').map((row, at) => ({ text: textAt(row, 'major'), path: `educations.${at}.major` })),
    { text: textAt(fields, 'humanInfo.major'), path: 'humanInfo.major' },
  ].filter(({ text }) => text.trim() !== '')
  return {
    majors: all.flatMap(({ text, path }) => majorsIn(text).map(({ id }) => ({ id, proof: proofOf(path, text) }))),
    majorWords: all.map(({ text, path }) => ({ text, proof: proofOf(path, text) })),
  }
}

export function schoolTiersOf(fields: Fields): CandidateProfile['schoolTiers'] {
  const all = [
    ...rowsAt(fields, 'educations').map((row, at) => ({
      text: textAt(row, 'school'),
      path: `educations.${at}.school`,
    })),
    { text: textAt(fields, 'humanInfo.school'), path: 'humanInfo.school' },
  ].filter(({ text }) => text.trim() !== '')
  return all.flatMap(({ text, path }) => tiersOf(text).map((id) => ({ id, proof: proofOf(path, text) })))
}

const placeProof = (path: string, place: unknown): Proof =>
  proofOf(
    path,
    typeof place === 'string'
      ? place
      : Object.values(place ?? {})
          .filter((part) => typeof part === 'string')
          .join(' '),
  )

export function citiesOf(fields: Fields): Pick<CandidateProfile, 'cityNow' | 'citiesWanted'> {
  const now = valueAt(fields, 'currentJobStatus.workLocation')
  const id = cityOf(now)
  const wanted = listAt(fields, 'expectation.cities').flatMap((place, at) => {
    const city = cityOf(place)
    return city ? [{ id: city, proof: placeProof(`expectation.cities.${at}`, place) }] : []
  })
  return {
    ...(id && { cityNow: { id, proof: placeProof('currentJobStatus.workLocation', now) } }),
    citiesWanted: wanted,
  }
}

/** What is expected counts; what is earned now only where nothing is expected. */
export function salaryOf(fields: Fields): Pick<CandidateProfile, 'salary'> {
  for (const [path, expected] of [
    ['expectation.salary', true],
    ['currentJobStatus.salary', false],
  ] as const) {
    const pay = payAt(fields, path)
    if (pay)
      return { salary: { ...pay, expected, proof: proofOf(path, `${pay.unit} ${pay.min / 100}–${pay.max / 100}`) } }
  }
  return {}
}

/** The list of languages first; a summary or a certificate may tell too. */
export function languagesOf(fields: Fields, passages: readonly Passage[]): CandidateProfile['languages'] {
  const best = new Map<string, { id: string; level: number; proofs: Proof[] }>()
  const take = (id: string, level: number, proof: Proof): void => {
    const before = best.get(id)
    if (!before || level > before.level)
      best.set(id, { id, level, proofs: [proof, ...(before?.proofs ?? [])].slice(0, 2) })
  }
  for (const [at, row] of rowsAt(fields, 'languages').entries()) {
    const [name, level, exam] = [textAt(row, 'name'), textAt(row, 'level'), textAt(row, 'certificate')]
    const all = languagesIn(`${name} ${exam}`)
    const told = levelRank(level) || levelRank(languageLevelIn(level)?.level ?? '')
    for (const { id, level: own } of all) take(id, Math.max(told, own ?? 0), proofOf(`languages.${at}.name`, name))
  }
  for (const [at, row] of rowsAt(fields, 'certificates').entries()) {
    const name = textAt(row, 'name')
    for (const { id, level } of languagesIn(name)) take(id, level ?? 0, proofOf(`certificates.${at}.name`, name))
  }
  for (const { path, text, shows } of passages) {
    if (shows) continue
    for (const { id, level, start, end } of languagesIn(text))
      if (level) take(id, level, quoted(path, text, start, end))
  }
  return [...best.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** In the list of certificates, a list of skills or a summary; a post that mentions one ("worked with CPAs") does not hold it. */
export function certificatesOf(fields: Fields, passages: readonly Passage[]): CandidateProfile['certificates'] {
  const held = new Map<string, Proof>()
  for (const [at, row] of rowsAt(fields, 'certificates').entries()) {
    const name = textAt(row, 'name')
    for (const { id } of findCertificates(`持有 ${name}`))
      if (!held.has(id)) held.set(id, proofOf(`certificates.${at}.name`, name))
  }
  for (const { path, text, shows } of passages) {
    if (shows) continue
    for (const { id, start, end, negated, wish } of findCertificates(text))
      if (!negated && !wish && !held.has(id) && !isOnlyPlanned(text, start))
        held.set(id, quoted(path, text, start, end))
  }
  return [...held].map(([id, proof]) => ({ id, proof })).toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

const isOnlyPlanned = (text: string, start: number): boolean =>
  /(?:备考|准备考|在考|计划考|未取得|没有|无|pursuing|preparing for|studying for|working towards?|candidate for|no|without)\s*\S{0,6}$/i.test(
    text.slice(Math.max(0, start - 24), start),
  )
