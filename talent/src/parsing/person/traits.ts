import { datesIn } from '#parsing/dates'
import type { Labelled } from '#parsing/person/labels'
import type { Row } from '#parsing/rows'
import { type Found, found, foundAs, groupOf, type Piece, part, split } from '#parsing/span'

type Values = Record<string, Found | undefined>

const matchAs = <T>(
  piece: Piece,
  pattern: RegExp,
  rule: string,
  confidence: number,
  value: (match: RegExpMatchArray) => T | undefined,
): Found<T> | undefined => {
  const match = pattern.exec(piece.text)
  if (!match) return undefined
  const read = value(match)
  return read === undefined
    ? undefined
    : foundAs(part(piece, match.index, match.index + match[0].length), read, rule, confidence)
}

const genderOf = (text: string): string => (/^(?:男|male|m$)/i.test(text) ? 'male' : 'female')

/** A cell of its own that says 男 or Male, as it stands beside a name. */
export const genderIn = (piece: Piece): Found<string> | undefined =>
  matchAs(
    piece,
    /(?<=^|[\s|｜,/·\t(•\p{So}])(?:男|女|Male|Female)(?:性|士)?(?=$|[\s|｜,/·\t)•])/u,
    'gender.word',
    0.93,
    ([text]) => genderOf(text),
  )

const labelledGender = ({ value }: Labelled): Found<string> | undefined =>
  matchAs(value, /^(?:男|女|male|female|m\b|f\b)性?/i, 'gender.label', 0.98, ([text]) => genderOf(text))

/** The first date of a text as a day, a month or a year. */
export const dayIn = (piece: Piece, today: string, rule: string): Found<string> | undefined => {
  const dated = datesIn(piece, today)[0]
  const iso = dated?.value.start.iso
  return dated && iso && !dated.suspicious
    ? { value: iso, start: dated.start, end: dated.end, rule, confidence: 0.95 }
    : undefined
}

export const ageIn = (piece: Piece): Found<number> | undefined =>
  matchAs(piece, /(?<!\d)([1-7]\d)\s?(?:周?岁|years old\b)/i, 'age.word', 0.95, (match) => Number(match[1]))

const labelledAge = ({ value }: Labelled): Found<number> | undefined =>
  matchAs(value, /^(\d{2})(?!\d)\s?(?:周?岁|years(?: old)?)?/i, 'age.label', 0.97, (match) => {
    const age = Number(match[1])
    return age >= 14 && age <= 80 ? age : undefined
  })

const bornBefore =
  /((?:19[3-9]|20[01])\d)\s?年?(?:\s?[./-]?\s?(\d{1,2})\s?月?)?(?:\s?(\d{1,2})\s?日)?\s?(?:出生|生(?![产活态物意成命动]))/

/** "1990年5月出生", "出生于1990年". */
export const birthIn = (piece: Piece, today: string): Found<string> | undefined => {
  const match = bornBefore.exec(piece.text) ?? /(?:出生于|生于|born (?:on|in))\s*([^,,。;]{4,16})/i.exec(piece.text)
  if (!match) return undefined
  return dayIn(part(piece, match.index, match.index + match[0].length), today, 'birthday.word')
}

const yearsOf = (text: string): number | undefined => {
  const digits = /\d{1,2}(?:\.5)?/.exec(text)?.[0]
  const years = digits === undefined ? '零一二三四五六七八九十'.indexOf(text.charAt(0)) : Number(digits)
  return years >= 0 && years <= 50 ? years : undefined
}

export const workYearsIn = (piece: Piece): Found<number> | undefined =>
  matchAs(
    piece,
    /(?<![\d.年])(\d{1,2}(?:\.5)?|[一二三四五六七八九十])\s?\+?\s?年(?:以上|多)?(?:的)?(?:相关|软件|开发|行业|互联网|管理|销售|从业|[\u3400-\u9fff]{2,6})?(?:工作|从业)?(?:经验|年限)/,
    'years.word',
    0.9,
    ([text]) => yearsOf(text),
  ) ??
  matchAs(
    piece,
    /\b(?:over |more than |nearly |about )?(\d{1,2})\+?\s?(?:plus )?(?:years?|yrs?)(?:['’])?(?: of)?(?: [a-z-]+){0,4} experience\b/i,
    'years.word',
    0.85,
    (match) => yearsOf(match[1] ?? ''),
  )

const labelledYears = ({ value }: Labelled): Found<number> | undefined =>
  matchAs(
    value,
    /^(?:约|over )?(\d{1,2}(?:\.5)?|[一二三四五六七八九十])\s?\+?\s?(?:年|years?|yrs?)/i,
    'years.label',
    0.96,
    ([text]) => yearsOf(text.replace(/^(?:约|over )/i, '')),
  )

const wechat = /(?:微信号?|wechat|weixin|VX)\s*(?:id)?\s*[:：]?\s*([A-Za-z][A-Za-z0-9_-]{4,30}|1[3-9]\d{9})(?![\w@])/i
export const wechatIn = (piece: Piece): Found<string> | undefined => {
  const match = wechat.exec(piece.text)
  const id = match && groupOf(piece, match)
  return id && !/^(?:official|mini|pay|work)/i.test(id.text) ? found(id, 'wechat.label', 0.96) : undefined
}

const politics = /(?:中共)?(?:预备)?党员|共青团员|团员|群众|民主党派|无党派(?:人士)?|民盟盟员|九三学社社员|积极分子/
const marital: readonly (readonly [RegExp, string])[] = [
  [/^(?:未婚|single|unmarried)/i, 'single'],
  [/^(?:已婚(?:已育|未育)?|married)/i, 'married'],
]
const ethnic =
  /(?<![\u3400-\u9fff])(?:汉|满|回|壮|蒙古|藏|维吾尔|苗|彝|土家|侗|瑶|朝鲜|白|哈尼|哈萨克|黎|傣|畲|傈僳|仡佬|东乡|高山|拉祜|水|佤|纳西|羌|土|锡伯|达斡尔|鄂温克)族/

export const plainTraits = (piece: Piece): Values => ({
  politicalStatus: matchAs(
    piece,
    new RegExp(`(?<=^|[\\s|｜,/·\\t•:])(?:${politics.source})(?=$|[\\s|｜,/·\\t•;])`),
    'politics.word',
    0.9,
    ([text]) => text,
  ),
  ethnicity: matchAs(piece, ethnic, 'ethnicity.word', 0.9, ([text]) => text),
  maritalStatus: matchAs(
    piece,
    /(?<=^|[\s|｜,/·\t•])(?:未婚|已婚(?:已育|未育)?)(?=$|[\s|｜,/·\t•])/,
    'marital.word',
    0.9,
    ([text]) => (text.startsWith('未') ? 'single' : 'married'),
  ),
})

const url =
  /(?:https?:\/\/[^\s,，;|()<>"']+|(?<![@\w.])(?:www\.|github\.com\/|gitee\.com\/|linkedin\.com\/|blog\.)[^\s,，;|()<>"']+)/i
export const homepageIn = (piece: Piece): Found<string> | undefined => {
  const match = url.exec(piece.text)
  if (!match) return undefined
  const text = match[0].replace(/[.。/]+$/, '')
  const value = /^https?:/i.test(text) ? text : `http://${text}`
  return URL.canParse(value)
    ? foundAs(part(piece, match.index, match.index + text.length), value, 'homepage.url', 0.9)
    : undefined
}

const firstOf = (value: Piece): Piece | undefined => split(value, /[\t|｜;；]|\s{2,}/)[0]

const readers: Partial<Record<Labelled['label'], (one: Labelled, today: string) => Values>> = {
  gender: (one) => ({ genderName: labelledGender(one) }),
  age: (one) => ({ age: labelledAge(one) }),
  birthday: ({ value }, today) => ({ birthday: dayIn(value, today, 'birthday.label'), age: ageIn(value) }),
  workYears: (one) => ({ workYears: labelledYears(one) }),
  wechat: ({ value }) => {
    const id = /^[A-Za-z0-9][A-Za-z0-9_-]{4,30}(?=$|[\s,;|])/.exec(value.text)
    return { wechat: id ? found(part(value, 0, id[0].length), 'wechat.label', 0.97) : undefined }
  },
  ethnicity: ({ value }) => {
    const first = firstOf(value)
    return { ethnicity: first && first.text.length <= 12 ? found(first, 'ethnicity.label', 0.97) : undefined }
  },
  nationality: ({ value }) => {
    const first = firstOf(value)
    return { nationality: first && first.text.length <= 30 ? found(first, 'nationality.label', 0.97) : undefined }
  },
  politicalStatus: ({ value }) => {
    const first = firstOf(value)
    return { politicalStatus: first && first.text.length <= 20 ? found(first, 'politics.label', 0.97) : undefined }
  },
  maritalStatus: ({ value }) => {
    const status = marital.find(([pattern]) => pattern.test(value.text))
    const match = status?.[0].exec(value.text)
    return {
      maritalStatus:
        status && match ? foundAs(part(value, 0, match[0].length), status[1], 'marital.label', 0.97) : undefined,
    }
  },
}

const firstEach = (all: readonly Values[]): Values => {
  const kept: Values = {}
  for (const values of all) for (const [key, value] of Object.entries(values)) if (value) kept[key] ??= value
  return kept
}

/** What rows about the person say of gender, birth and the like; labels are believed first. */
export const traitsIn = (rows: readonly Row[], labels: readonly Labelled[], today: string): Values =>
  firstEach([
    ...labels.map((one) => readers[one.label]?.(one, today) ?? {}),
    ...rows
      .filter((row) => row.piece.text.length < 160)
      .map((row) => {
        return {
          genderName: genderIn(row.piece),
          ...plainTraits(row.piece),
          age: ageIn(row.piece),
          birthday: birthIn(row.piece, today),
          workYears: workYearsIn(row.piece),
          wechat: wechatIn(row.piece),
        }
      }),
  ])
