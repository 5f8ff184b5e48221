import { remembered } from '@cohort/contract/remembered'
import { nameSounds } from '#modules/entities/name-sounds'
import type { RecordData } from '#modules/entities/shape'
import { normalise } from '#modules/entities/text-runs'

/**
 * What a person is known by: phone, address, name in pinyin with the day of birth, name in pinyin with an employer.
 * Whatever writes a resume writes them too, as hashes in one row of their own, and one look finds who shares one. Who is
 * found is compared once more.
 */
export const identityKinds = ['born', 'email', 'employer', 'phone'] as const
export type IdentityKind = (typeof identityKinds)[number]

type Values = Record<string, unknown>
const recordOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export interface Identity {
  phone: string
  email: string
  /** Words of the name in letters, in the order of the alphabet: 林知遥 and “Zhiyao Lin” are the same. */
  name: string
  /** The name as it is written in Chinese; empty where it is written in letters. */
  signs: string
  birthday: string
  /** Newest first, at most three. */
  employers: readonly string[]
}

const doubleNames = new Set(
  '欧阳 司马 诸葛 上官 东方 皇甫 尉迟 公孙 慕容 令狐 长孙 宇文 司徒 夏侯 轩辕 端木 独孤 南宫 申屠 闻人 百里 呼延'.split(
    ' ',
  ),
)

/** Without spaces; empty where there is anything but Chinese signs. */
function signsPart(name: string): string {
  const signs = normalise(name).replaceAll(/\s/g, '')
  return /^[\p{Script=Han}·•]+$/u.test(signs) ? signs : ''
}

export function namePart(name: string): string {
  const plain = normalise(name).trim()
  const signs = [...signsPart(name)]
  if (signs.length === 0) {
    const words =
      plain
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .match(/\p{L}+/gu) ?? []
    return words.toSorted().join(' ')
  }
  const sounds = nameSounds(signs.join(''))
  const given = signs.length > 2 && doubleNames.has(`${signs[0]}${signs[1]}`) ? 2 : 1
  return [sounds.slice(0, given), sounds.slice(given)]
    .map((part) => part.join(''))
    .filter(Boolean)
    .toSorted()
    .join(' ')
}

const forms =
  /(股份有限公司|有限责任公司|有限公司|集团|股份|公司|\b(?:co|company|inc|incorporated|corp|corporation|ltd|limited|llc|llp|gmbh|plc|group|holdings)\b)/g

/** Without what only says which form of company it is. */
export const employerPart = remembered((company) =>
  normalise(company)
    .replaceAll(/[.,'’]/g, ' ')
    .replaceAll(forms, ' ')
    .replaceAll(/[^\p{L}\p{N}]/gu, ''),
)

/** Digits alone; mobile numbers of the mainland without the code of their country. */
const phonePart = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^86(?=1\d{10}$)/, '')

const tagged = /\+[^@]*(?=@)/
const emailPart = (email: string): string => normalise(email).trim().replace(tagged, '')

export function identityOf({ standardFields }: Pick<RecordData, 'standardFields'>): Identity {
  const human = recordOf(standardFields.humanInfo)
  const works = Array.isArray(standardFields.works) ? standardFields.works : []
  const companies = [recordOf(standardFields.currentJobStatus).company, ...works.map((work) => recordOf(work).company)]
  const employers = [...new Set(companies.map((company) => employerPart(textOf(company))))].filter(Boolean)
  const name = textOf(human.name) || textOf(standardFields.name)
  return {
    phone: phonePart(textOf(human.phone)),
    email: emailPart(textOf(human.email)),
    name: namePart(name),
    signs: signsPart(name),
    birthday: textOf(human.birthday),
    employers: employers.slice(0, 3),
  }
}

const day = /^\d{4}-\d{2}-\d{2}/

/** One of the things that a person is known by. */
export interface Mark {
  kind: IdentityKind
  value: string
}

export function marksOf(data: Pick<RecordData, 'standardFields'>): Mark[] {
  const { phone, email, name, birthday, employers } = identityOf(data)
  const marks: Mark[] = []
  if (phone) marks.push({ kind: 'phone', value: phone })
  if (email) marks.push({ kind: 'email', value: email })
  // One word is too little to be a name: “manager”, “resume”.
  if (!name.includes(' ')) return marks
  const born = day.exec(birthday)?.[0]
  if (born) marks.push({ kind: 'born', value: `${name}/${born}` })
  for (const employer of employers) marks.push(employerMark(name, employer))
  return marks
}

export const employerMark = (name: string, employer: string): Mark => ({
  kind: 'employer',
  value: `${name}/${employer}`,
})

export const sameMarks = (some: readonly Mark[], others: readonly Mark[]): boolean =>
  some.length === others.length &&
  some.every(({ kind, value }, at) => kind === others[at]?.kind && value === others[at]?.value)

/** As it stands in the index: each enterprise has its own, and the last two bits tell the kind. */
export const keyOf = (tenant: string, { kind, value }: Mark): number => {
  const all = hash(`${tenant}/${kind}/${value}`)
  return all - (all % 4) + identityKinds.indexOf(kind)
}

/** 53 bits, as many as a number holds exactly. Two halves of 32, each mixed by its own prime. */
function hash(text: string): number {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return 4294967296 * (2097151 & two) + (one >>> 0)
}
