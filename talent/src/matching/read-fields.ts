import { degrees } from '@cohort/contract/fields/degree'
import { findSkills } from '#knowledge/skills'
import { type Fields, isFields, listAt, payAt, textAt, textsAt, valueAt } from '#matching/fields'
import { languagesIn } from '#matching/languages'
import type { Requirement, RequirementKind } from '#matching/match'
import { cityOf } from '#matching/places'
import { degreeRank } from '#matching/read-degree'
import { wordId } from '#matching/words'

type Asked = Omit<Requirement, 'id' | 'weight' | 'quote'>

/** A Job record as matching reads it: its prose under the headings of its fields. */
export function jobOfRecord(fields: Fields): { title: string; text: string; fields: Fields } {
  const [duty, demand] = [textAt(fields, 'responsibility').trim(), textAt(fields, 'qualification').trim()]
  const text = [duty && `岗位职责：\n${duty}`, demand && `任职要求：\n${demand}`].filter(Boolean).join('\n\n')
  return { title: textAt(fields, 'name'), text, fields }
}

/** What the structured fields of a Job ask for. They were filled in by hand and win over prose. */
export function readFields(fields: Fields): Asked[] {
  return [
    ...degreeAsked(fields),
    ...yearsAsked(fields),
    ...skillsAsked(fields),
    ...languagesAsked(fields),
    ...placeAndPay(fields),
  ]
}

/** Kinds of which the record's field is the whole truth. */
export const settledKinds: ReadonlySet<RequirementKind> = new Set(['degree', 'years', 'city', 'salary'])

function degreeAsked(fields: Fields): Asked[] {
  const all = listAt(fields, 'degree').filter((id): id is string => degrees.some((degree) => degree.id === id))
  const [lowest] = all.toSorted((left, right) => degreeRank(left) - degreeRank(right))
  return lowest ? [{ kind: 'degree', importance: 'must', ids: [lowest], min: degreeRank(lowest) }] : []
}

function yearsAsked(fields: Fields): Asked[] {
  const value = valueAt(fields, 'years')
  if (!isFields(value)) return []
  const [min, max] = [value.gt, value.lt].map((end) => (typeof end === 'number' ? end : undefined))
  if (!min && max === undefined) return []
  return [{ kind: 'years', importance: 'must', ids: [], ...(min && { min }), ...(max !== undefined && { max }) }]
}

function skillsAsked(fields: Fields): Asked[] {
  return textsAt(fields, 'skills').map(({ text }) => {
    const ids = [...new Set(findSkills(`熟悉 ${text}`).map(({ id }) => id))]
    return { kind: 'skill', importance: 'must', ids: ids.length > 0 ? ids : [wordId(text)] }
  })
}

function languagesAsked(fields: Fields): Asked[] {
  return textsAt(fields, 'languages').flatMap(({ text }) => {
    const named = languagesIn(text)
    const ids = [...new Set(named.map(({ id }) => id))]
    const level = named.find((one) => one.level)?.level
    return ids.length > 0
      ? [{ kind: 'language' as const, importance: 'must' as const, ids, ...(level && { level }) }]
      : []
  })
}

function placeAndPay(fields: Fields): Asked[] {
  const city = valueAt(fields, 'isRemote') === true ? undefined : cityOf(valueAt(fields, 'city'))
  const pay = payAt(fields, 'salary')
  return [
    ...(city ? [{ kind: 'city' as const, importance: 'should' as const, ids: [city] }] : []),
    ...(pay
      ? [{ kind: 'salary' as const, importance: 'should' as const, ids: [pay.unit], min: pay.min, max: pay.max }]
      : []),
  ]
}
