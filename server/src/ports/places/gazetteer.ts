import type { FoundPlace } from '@cohort/contract/maps'
import { pinyin } from 'pinyin-pro'
import type { Geocoder } from '#kernel/ports'
import { centres, distance, type Point } from '#ports/places/centres'
import { allDivisions, type Division, divisionTree } from '#ports/places/divisions'

/** Places of China without a network: the administrative divisions, and the centres of the cities. */
export const gazetteer = (): Geocoder => ({
  geocode: async (address, limit) => candidates(address).slice(0, limit).map(toPlace),
  reverse: async (point) => nearest(point),
  divisions: async () => divisionTree(),
})

/** A division that the words may mean, and how much of them it explains. */
interface Candidate {
  division: Division
  read: number
  rest: string
}

const clean = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s,，。·、/\\-]+/g, '')
    .toLowerCase()
const home = /^(?:中华人民共和国|中国)/

function candidates(address: string): Candidate[] {
  const text = clean(address).replace(home, '')
  if (text === '') return []
  const byName = /\p{Script=Han}/u.test(text) ? chineseNames : latinNames
  const found = allDivisions().flatMap((division) => readAs(text, division, byName) ?? [])
  const best = found.length > 0 ? found : beginningWith(text, byName)
  return best.sort((a, b) => b.read - a.read || levelOf(a) - levelOf(b) || (a.division.code < b.division.code ? -1 : 1))
}

const levels = ['province', 'city', 'district']
const levelOf = ({ division }: Candidate): number => levels.indexOf(division.level)

type Names = (division: Division) => readonly string[]
const chineseNames: Names = ({ name, short }) => (name === short ? [name] : [name, short])

const sounds = new Map<Division, readonly string[]>()
const latinNames: Names = (division) => {
  const made = sounds.get(division) ?? soundsOf(division)
  sounds.set(division, made)
  return made
}

/** shenzhenshi, shenzhen and sz. */
function soundsOf({ name, short }: Division): string[] {
  const spell = (text: string) =>
    pinyin(text, { toneType: 'none', type: 'array' }).map((each) => each.replace('ü', 'v'))
  const initials = spell(short)
    .map((sound) => sound[0] ?? '')
    .join('')
  return [spell(name).join(''), spell(short).join(''), ...(initials.length > 1 ? [initials] : [])]
}

/** 江苏路 is a street, not the province. */
const street = /^(?:路|街|大道|道|巷|弄|里)/

/** The way down to a division, each step written in full, short or not at all; the division itself must be there. */
function readAs(text: string, division: Division, namesOf: Names): Candidate | undefined {
  let at = 0
  for (const step of division.way) {
    const left = text.slice(at)
    const name = namesOf(step).find((each) => left.startsWith(each) && !street.test(left.slice(each.length)))
    // A city that is a province is written once; the second time it need not be there.
    const isSaid = step.level === 'city' && step.name === step.way[0]?.name && at > 0
    if (name !== undefined) at += name.length
    else if (step === division && !isSaid) return undefined
  }
  const rest = text.slice(at)
  // Latin letters that are left over were not understood: part of another name.
  if (namesOf === latinNames && rest !== '') return undefined
  return { division, read: at, rest }
}

/** While somebody is still typing. */
const beginningWith = (text: string, namesOf: Names): Candidate[] =>
  allDivisions()
    .filter((division) => namesOf(division).some((name) => name.startsWith(text)))
    .map((division) => ({ division, read: text.length, rest: '' }))

const centreOf = (division: Division): Point | null => {
  const [province, city] = division.way
  const names = [city?.name, city?.short, province?.short]
  const isWhole = city === undefined || city.name === province?.name || /^(?:香港|澳门)/.test(province?.name ?? '')
  const name = names.slice(0, isWhole ? 3 : 2).find((each) => each !== undefined && centres.has(each))
  return (name && centres.get(name)) || null
}

function toPlace({ division, rest }: Pick<Candidate, 'division' | 'rest'>): FoundPlace {
  const [province, city, district] = division.way
  const names = [...new Set(division.way.map(({ name }) => name))]
  return {
    place: {
      country: '中国',
      province: province?.name ?? '',
      ...(city && { city: city.name }),
      ...(district && { district: district.name }),
      ...(rest && { address: rest }),
    },
    code: division.code,
    level: division.level,
    name: names.join(' '),
    location: centreOf(division),
  }
}

const farthest = 150

function nearest(point: Point): { place: FoundPlace | null; distanceKm: number | null } {
  let best: { division: Division; km: number } | undefined
  for (const division of allDivisions()) {
    const centre = division.level === 'city' ? centreOf(division) : null
    const km = centre ? distance(point, centre) : Number.POSITIVE_INFINITY
    if (km < (best?.km ?? farthest)) best = { division, km }
  }
  if (!best) return { place: null, distanceKm: null }
  return { place: toPlace({ division: best.division, rest: '' }), distanceKm: Math.round(best.km * 10) / 10 }
}
