import { z } from 'zod'
import { choiceKeywords, choiceSchema, choiceText } from '#fields/choices'
import type { ChoiceOption, FieldType, FilterOp } from '#fields/field'
import { facetOperand, numberOps } from '#fields/operands'
import { each, listCsv, listText, nothingOrMany, oneOrMany } from '#fields/values'

/** From the lowest to the highest; the place in the list is the rank. */
export const degrees: readonly ChoiceOption[] = [
  { id: 'middleSchool', name: { zh: '初中及以下', en: 'Middle school or below' } },
  { id: 'vocational', name: { zh: '中专', en: 'Vocational school' } },
  { id: 'highSchool', name: { zh: '高中', en: 'High school' } },
  { id: 'associate', name: { zh: '大专', en: 'Associate' } },
  { id: 'bachelor', name: { zh: '本科', en: 'Bachelor' } },
  { id: 'master', name: { zh: '硕士', en: 'Master' } },
  { id: 'mba', name: { zh: 'MBA/EMBA', en: 'MBA / EMBA' } },
  { id: 'doctor', name: { zh: '博士', en: 'PhD' } },
  { id: 'postdoctoral', name: { zh: '博士后', en: 'Postdoctoral' } },
]
const choices = { choices: degrees }

/** Other names under which a degree comes out of a sheet or a resume. */
const aliases: Record<string, string> = {
  小学: 'middleSchool',
  初中: 'middleSchool',
  中技: 'vocational',
  职高: 'vocational',
  专科: 'associate',
  高职: 'associate',
  学士: 'bachelor',
  大学本科: 'bachelor',
  硕士研究生: 'master',
  研究生: 'master',
  mba: 'mba',
  emba: 'mba',
  博士研究生: 'doctor',
  doctorate: 'doctor',
  'ph.d.': 'doctor',
  diploma: 'associate',
}

/** An MBA is a master's degree by another name, so it ranks with it. */
const ranks = new Map(degrees.map(({ id }, at) => [id, id === 'mba' ? at : at + 1]))
const degreeRank = (id: string): number => ranks.get(id) ?? 0

const degreeId = z.preprocess((value: unknown) => {
  if (typeof value !== 'string') return value
  const text = value.normalize('NFKC').trim()
  return aliases[text.toLowerCase()] ?? text
}, choiceSchema(choices))

/** eq and in name degrees; gt and the like ask for more than one, by rank. */
const exact = facetOperand(degreeId)
const operand = (op: FilterOp): z.ZodType => {
  if (op === 'between') return z.tuple([degreeId.transform(degreeRank), degreeId.transform(degreeRank)])
  return ['gt', 'gte', 'lt', 'lte'].includes(op) ? degreeId.transform(degreeRank) : exact(op)
}

export const degree: FieldType<string | string[]> = {
  name: 'Degree',
  words: { zh: '学历', en: 'Degree' },
  schema: (options) => oneOrMany(degreeId, options, (id) => id),
  initial: nothingOrMany,
  ops: numberOps,
  equality: 'facet',
  operand,
  text: (value, _, locale) =>
    listText(
      each(value).map((id) => choiceText(id, choices, locale)),
      locale,
    ),
  csv: (value, _, locale) => listCsv(each(value).map((id) => choiceText(id, choices, locale))),
  facets: each,
  /** The highest of several. */
  number: (value) => {
    const all = each(value).map(degreeRank)
    return all.length > 0 ? Math.max(...all) : undefined
  },
  keywords: (value) => each(value).flatMap((id) => choiceKeywords(id, choices)),
}
