import { salaryIn } from '#parsing/lists/salary'
import type { Labelled } from '#parsing/person/labels'
import { dayIn } from '#parsing/person/traits'
import { type PlaceValue, placeAt } from '#parsing/places'
import { type Found, found, foundAs, type Piece, part, split } from '#parsing/span'

const statuses: readonly (readonly [RegExp, string])[] = [
  [/在校|应届|student|at school|not graduated/i, 'student'],
  [/暂不考虑|不考虑|暂无|not (?:currently |actively )?looking|不找工作|无跳槽/i, 'notLooking'],
  [/看看?机会|看看新?机会|考虑.{0,4}机会|观望|关注.{0,6}机会|open to|有好的?机会|可考虑/i, 'open'],
  [
    /离职|待业|随时到岗|已辞职|unemployed|available (?:now|immediately)|immediately available|between jobs/i,
    'available',
  ],
  [/在职|月内到岗|正在找|找工作|employed|actively looking|looking/i, 'looking'],
]

export const statusIn = (piece: Piece): Found<string> | undefined => {
  const status = statuses.find(([pattern]) => pattern.test(piece.text))
  return status && piece.text.length <= 40 ? foundAs(piece, status[1], 'status.word', 0.93) : undefined
}

const types: readonly (readonly [RegExp, string])[] = [
  [/全职|full[- ]?time|permanent/i, 'fullTime'],
  [/兼职|part[- ]?time/i, 'partTime'],
  [/实习|intern/i, 'internship'],
  [/外包|合同制|contract|freelance/i, 'contract'],
]

const typeIn = (piece: Piece): Found<string> | undefined => {
  const type = types.find(([pattern]) => pattern.test(piece.text))
  const match = type?.[0].exec(piece.text)
  return type && match
    ? foundAs(part(piece, match.index, match.index + match[0].length), type[1], 'jobType.word', 0.95)
    : undefined
}

const several = /[,，、;；/|｜\t]|\s+(?:or|and)\s+|(?<=[\u3400-\u9fff])\s+(?=[\u3400-\u9fff])|或/

export const citiesIn = (piece: Piece): Found<PlaceValue>[] => {
  const whole = placeAt(piece.text)
  if (whole && whole.length === piece.text.length) return [foundAs(piece, whole.value, 'expectation.city', 0.95)]
  return split(piece, several).flatMap((one) => {
    const read = placeAt(one.text)
    return read ? [foundAs(part(one, 0, read.length), read.value, 'expectation.city', 0.95)] : []
  })
}

const textsIn = (piece: Piece, rule: string, longest: number): Found<string>[] =>
  split(piece, /[,，、;；/|｜\t]|\s+or\s+|或/)
    .filter(({ text }) => text.length <= longest && /\p{L}{2}/u.test(text))
    .map((one) => found(one, rule, 0.93))

export interface Expectation {
  single: Record<string, Found | undefined>
  many: { cities: Found<PlaceValue>[]; positions: Found<string>[]; industries: Found<string>[] }
  job: Record<string, Found | undefined>
}

/** What the person looks for, as labels say it. */
export const expectationOf = (labels: readonly Labelled[]): Expectation => {
  const of = (label: Labelled['label']): Piece[] =>
    labels.filter((one) => one.label === label).map(({ value }) => value)
  const first = <T>(label: Labelled['label'], read: (piece: Piece) => T | undefined): T | undefined =>
    of(label)
      .map(read)
      .find((one) => one !== undefined)
  return {
    single: {
      salary: first('expectedSalary', (piece) => salaryIn(piece, true)),
      jobType: first('jobType', typeIn),
      availableFrom: first('availableFrom', (piece) => dayIn(piece, '9999-12-31', 'availableFrom.label')),
    },
    many: {
      cities: of('expectedCity').flatMap(citiesIn),
      positions: of('expectedPosition').flatMap((piece) => textsIn(piece, 'expectation.position', 40)),
      industries: of('expectedIndustry').flatMap((piece) => textsIn(piece, 'expectation.industry', 30)),
    },
    job: {
      status:
        first('status', statusIn) ??
        first('availableFrom', (piece) =>
          /随时|immediate/i.test(piece.text) ? foundAs(piece, 'available', 'status.word', 0.85) : undefined,
        ),
      salary: first('salary', (piece) => salaryIn(piece, true)),
      position: first('position', (piece) =>
        piece.text.length <= 40 ? found(piece, 'job.position', 0.95) : undefined,
      ),
      company: first('company', (piece) => (piece.text.length <= 60 ? found(piece, 'job.company', 0.95) : undefined)),
      industry: first('industry', (piece) =>
        piece.text.length <= 40 ? found(piece, 'job.industry', 0.95) : undefined,
      ),
    },
  }
}
