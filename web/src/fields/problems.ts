import { fieldTypes } from '@cohort/contract/fields'
import { inLocale, isEmpty } from '@cohort/contract/fields/values'
import type { FieldDefinition } from '@cohort/contract/types/type'
import { useFieldsText } from '#fields/text.ts'
import type { zh } from '#fields/text.zh.ts'
import { type Text, useLocale } from '#lib/text.ts'

type ProblemText = Text<typeof zh>['problem']

interface Issue {
  code: string
  path: readonly PropertyKey[]
  maximum?: number | bigint
  origin?: string
}

/** What a value breaks of the contract's rules, in the words of its kind; undefined where nothing. */
export function problemOf(
  value: unknown,
  definition: FieldDefinition,
  text: ProblemText,
  label: string,
): string | undefined {
  const { type, options = {}, required } = definition
  if (isEmpty(value)) return required ? text.required(label) : undefined
  const read = fieldTypes[type].schema(options).safeParse(value)
  if (read.success) return undefined
  return wordsOf(definition, value, read.error.issues[0] as Issue, text)
}

function wordsOf(definition: FieldDefinition, value: unknown, issue: Issue, text: ProblemText): string {
  if (issue.code === 'too_big' && issue.origin === 'string') return text.tooLong(Number(issue.maximum))
  if (issue.code === 'too_big' && issue.origin === 'array') return text.tooMany(Number(issue.maximum))
  const at = issue.path.join('.')
  switch (definition.type) {
    case 'PhoneNumber':
      return text.phone
    case 'Email':
      return text.email
    case 'Website':
      return text.website
    case 'Date':
      return definition.options?.withTime ? text.time : text.date
    case 'DateRange':
      return at === 'end.iso' && isRange(value) ? text.endFirst : text.date
    case 'Identification':
      return (value as { kind?: string }).kind === 'passport' ? text.passport : text.idCard
    case 'SalaryRange':
    case 'SalaryRangeArray':
      return at.endsWith('months') ? text.months : at.endsWith('lt') ? text.highFirst : text.atLeast(0)
    case 'NumberArray':
      return issue.code === 'invalid_type' ? text.number : boundsOf(definition, text)
    case 'IntRange':
      return at === 'lt' && issue.code === 'custom' ? text.highFirst : numberWords(definition, issue, text)
    case 'Number':
    case 'Percent':
    case 'Currency':
    case 'Progress':
    case 'Rating':
      return numberWords(definition, issue, text)
    case 'Location':
    case 'LocationArray':
      return text.place
    default:
      return text.invalid
  }
}

const isIso = (end: unknown): boolean =>
  fieldTypes.Date.schema({}).safeParse((end as { iso?: unknown } | undefined)?.iso).success
const isRange = (value: unknown): boolean => {
  const { start, end } = value as { start?: unknown; end?: unknown }
  return isIso(start) && isIso(end)
}

function numberWords(definition: FieldDefinition, { code }: Issue, text: ProblemText): string {
  if (code === 'not_multiple_of') return text.half
  if (code === 'invalid_type')
    return definition.type === 'IntRange' || definition.type === 'Progress' ? text.whole : text.number
  return boundsOf(definition, text)
}

function boundsOf({ type, options = {} }: FieldDefinition, text: ProblemText): string {
  if (type === 'Progress') return text.between(0, 100)
  if (type === 'Rating') return text.between(0, options.max ?? 5)
  const { min, max } = options
  if (min !== undefined && max !== undefined) return text.between(min, max)
  if (min !== undefined) return text.atLeast(min)
  return max === undefined ? text.invalid : text.atMost(max)
}

/** The same check as the server's, before anything is sent. */
export function useProblem(): (value: unknown, definition: FieldDefinition) => string | undefined {
  const text = useFieldsText().problem
  const locale = useLocale()
  return (value, definition) => problemOf(value, definition, text, inLocale(definition.label, locale))
}
