import { certificateCovers } from '#knowledge/certificates'
import type { CandidateProfile } from '#matching/candidate'
import { finding, type Judge, note, silent, years } from '#matching/judge'
import { majorLikeness } from '#matching/known'
import type { Finding } from '#matching/match'
import { isSameProvince } from '#matching/places'
import { degreeRank } from '#matching/read-degree'

export const judgeDegree: Judge = ({ requirement, candidate }) => {
  const { degree } = candidate
  if (!degree) return silent(requirement)
  const [asked = ''] = requirement.ids
  const below = (requirement.min ?? 0) - degreeRank(degree.id)
  if (below <= 0) return finding(requirement, 1, note('degreeHeld', { degree: degree.id }), degree.proofs)
  const months = candidate.totalMonths ?? 0
  if (requirement.orEquivalent && months >= 48 * below)
    return finding(
      requirement,
      0.75,
      note('degreeEquivalent', { degree: degree.id, years: years(months) }),
      degree.proofs,
    )
  const told = note('degreeBelow', { degree: degree.id, asked })
  return finding(requirement, below === 1 ? 0.3 : 0, told, degree.proofs, 'missing')
}

export const judgeMajor: Judge = ({ requirement, candidate }) => {
  const [first] = candidate.majorWords
  if (!first) return silent(requirement)
  let best: { share: number; finding: Finding } | undefined
  for (const { text, proof } of candidate.majorWords)
    for (const id of requirement.ids) {
      const share = majorLikeness(id, text)
      if (!best || share > best.share)
        best = { share, finding: finding(requirement, share, note('majorHeld', { word: text }), [proof]) }
    }
  if (best && best.share >= 0.2) return best.finding
  return finding(requirement, 0, note('majorOther', { word: first.text }), [first.proof])
}

export const judgeSchool: Judge = ({ requirement, candidate }) => {
  if (candidate.degree === undefined && candidate.schoolTiers.length === 0) return silent(requirement)
  const held = candidate.schoolTiers.find(({ id }) => requirement.ids.includes(id))
  return held ? finding(requirement, 1, note('schoolHeld'), [held.proof]) : finding(requirement, 0, note('schoolOther'))
}

export const judgeCity: Judge = ({ requirement, candidate }) => {
  const { cityNow, citiesWanted } = candidate
  const wanted = citiesWanted.find(({ id }) => requirement.ids.includes(id))
  if (wanted) return finding(requirement, 1, note('cityWanted', { city: wanted.id }), [wanted.proof])
  if (!cityNow) {
    const [other] = citiesWanted
    return other
      ? finding(requirement, 0.1, note('cityWanted', { city: other.id }), [other.proof])
      : silent(requirement)
  }
  const { id: city, proof } = cityNow
  const isHere = requirement.ids.includes(city)
  if (citiesWanted.length > 0) return finding(requirement, isHere ? 0.5 : 0.1, note('cityNotWanted', { city }), [proof])
  if (isHere) return finding(requirement, 1, note('cityNow', { city }), [proof])
  const isNear = requirement.ids.some((id) => isSameProvince(id, city))
  return finding(requirement, isNear ? 0.5 : 0.25, note(isNear ? 'cityNear' : 'cityOther', { city }), [proof])
}

export const judgeSalary: Judge = ({ requirement, candidate: { salary } }) => {
  const { max, ids } = requirement
  if (!salary || !max) return silent(requirement)
  if (ids[0] !== salary.unit) return silent(requirement, note('otherCurrency'))
  const over = salary.min / max - 1
  if (over <= 0)
    return finding(requirement, 1, note(salary.expected ? 'salaryWithin' : 'salaryCurrent'), [salary.proof])
  const told = note('salaryAbove', { percent: Math.max(1, Math.round(over * 100)) })
  return finding(requirement, Math.max(0, 0.65 - over * 1.5), told, [salary.proof])
}

export const judgeLanguage: Judge = ({ requirement, candidate }) => {
  const { languages } = candidate
  const asked = requirement.level ?? 2
  const held = languages.filter(({ id }) => requirement.ids.includes(id)).toSorted((a, b) => b.level - a.level)[0]
  if (held) {
    const values = { language: held.id }
    if (held.level === 0)
      return finding(requirement, asked <= 2 ? 0.75 : 0.6, note('languageUnleveled', values), held.proofs)
    if (held.level >= asked) return finding(requirement, 1, note('languageHeld', values), held.proofs)
    return finding(requirement, held.level + 1 >= asked ? 0.5 : 0.15, note('languageLower', values), held.proofs)
  }
  const own = requirement.ids.find((id) => id === resumeLanguage(candidate))
  if (own) return finding(requirement, asked >= 4 ? 0.7 : 1, note('languageOfResume', { language: own }))
  if (languages.length === 0) return silent(requirement)
  return finding(requirement, 0, note('languageMissing', { language: requirement.ids[0] ?? '' }))
}

/** Who writes a resume in a language can work in it. */
function resumeLanguage({ passages }: CandidateProfile): string | undefined {
  const text = passages.map((one) => one.text).join('\n')
  const [han, latin] = [text.match(/\p{Script=Han}/gu)?.length ?? 0, text.match(/[a-z]{2,}/gi)?.length ?? 0]
  if (han + latin < 20) return undefined
  return han >= latin ? 'zh' : han * 10 < latin ? 'en' : undefined
}

export const judgeCertificate: Judge = ({ requirement, candidate }) => {
  const held = candidate.certificates.find(({ id }) => requirement.ids.some((asked) => certificateCovers(id, asked)))
  return held
    ? finding(requirement, 1, note('certificateHeld', { certificate: held.id }), [held.proof])
    : finding(requirement, 0, note('certificateMissing', { certificate: requirement.ids[0] ?? '' }))
}
