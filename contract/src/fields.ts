import { boolean } from '#fields/boolean'
import { currency } from '#fields/currency'
import { date } from '#fields/date'
import { dateRange } from '#fields/date-range'
import { degree } from '#fields/degree'
import { email } from '#fields/email'
import { entityReference } from '#fields/entity-reference'
import { type FieldOptions, type FieldType, type FieldTypeName, fieldTypeNames } from '#fields/field'
import { fileField } from '#fields/file'
import { identification } from '#fields/identification'
import { intRange } from '#fields/int-range'
import { location } from '#fields/location'
import { locationArray } from '#fields/location-array'
import { longText } from '#fields/long-text'
import { memberField } from '#fields/member'
import { multiChoice } from '#fields/multi-choice'
import { number } from '#fields/number'
import { numberArray } from '#fields/number-array'
import { percent } from '#fields/percent'
import { phoneNumber } from '#fields/phone-number'
import { progress } from '#fields/progress'
import { rating } from '#fields/rating'
import { salaryRange } from '#fields/salary-range'
import { salaryRangeArray } from '#fields/salary-range-array'
import { select } from '#fields/select'
import { shortText } from '#fields/short-text'
import { singleChoice } from '#fields/single-choice'
import { stringArray } from '#fields/string-array'
import { uuid } from '#fields/uuid'
import { website } from '#fields/website'

/** Every kind of field by its name (spec 2 §3). */
export const fieldTypes: Record<FieldTypeName, FieldType> = {
  Boolean: boolean,
  Currency: currency,
  Date: date,
  DateRange: dateRange,
  Degree: degree,
  Email: email,
  EntityReference: entityReference,
  File: fileField,
  Identification: identification,
  IntRange: intRange,
  Location: location,
  LocationArray: locationArray,
  LongText: longText,
  MultiChoice: multiChoice,
  Number: number,
  NumberArray: numberArray,
  Percent: percent,
  PhoneNumber: phoneNumber,
  Progress: progress,
  Rating: rating,
  SalaryRange: salaryRange,
  SalaryRangeArray: salaryRangeArray,
  Select: select,
  ShortText: shortText,
  SingleChoice: singleChoice,
  StringArray: stringArray,
  Uuid: uuid,
  Website: website,
  Member: memberField,
}

/** The kinds that a tenant can add, in the order in which they are offered (spec 2 §3). */
export const customFieldTypes = [
  'ShortText',
  'LongText',
  'Number',
  'StringArray',
  'NumberArray',
  'Date',
  'DateRange',
  'PhoneNumber',
  'Progress',
  'Location',
  'Rating',
  'File',
  'Website',
  'MultiChoice',
  'SingleChoice',
  'Email',
  'EntityReference',
  'Member',
] as const satisfies FieldTypeName[]

interface NamedType {
  type: FieldTypeName
  options?: FieldOptions
}

/** Names in older schemas (spec 2 §3). What was a list stays one. */
export const legacyTypes: Record<string, NamedType> = {
  String: { type: 'ShortText' },
  Integer: { type: 'Number' },
  Radio: { type: 'SingleChoice' },
  FileList: { type: 'File', options: { multiple: true } },
  SingleSelect: { type: 'Select' },
  DegreeArray: { type: 'Degree', options: { multiple: true } },
}

/** Kinds whose fields are dropped from a schema; `null` is also written as a word. */
export const hiddenTypes: readonly (string | null)[] = ['EntityTag', 'null', 'Hidden', null]

const known = new Set<string>(fieldTypeNames)
const isKnown = (name: string): name is FieldTypeName => known.has(name)

/** The kind behind a name in a schema, old or new; undefined where the field is dropped. */
export const fieldTypeOf = (name: string | null | undefined): NamedType | undefined => {
  if (name === undefined || name === null || hiddenTypes.includes(name)) return undefined
  return isKnown(name) ? { type: name } : Object.hasOwn(legacyTypes, name) ? legacyTypes[name] : undefined
}
