import { type ChannelModel, channelModel } from '@cohort/contract/channel-model'
import { entityTypeOf } from '@cohort/contract/entity-types'
import { inLocale } from '@cohort/contract/fields/values'
import type { Locale } from '@cohort/contract/limits'
import type { RequiredField } from '@cohort/contract/pipelines'
import { compareCategories, type Template, type TemplateType } from '@cohort/contract/templates'

/** The channel that a template holds; undefined where its content is of another kind, or of another time. */
export const modelIn = (data: Record<string, unknown>): ChannelModel | undefined => channelModel.safeParse(data).data

/** Always offered; the other kinds only where there are any. */
const everyday: readonly TemplateType[] = ['channel', 'entity']
const others: readonly TemplateType[] = ['autoTask', 'bi_v2', 'types', 'func']

export const typesIn = (templates: readonly Template[]): readonly TemplateType[] => [
  ...everyday,
  ...others.filter((type) => templates.some((template) => template.type === type)),
]

export interface Group {
  category: string
  templates: readonly Template[]
}

/** By category, in the order that their numbers say; those without one come last. */
export function groupsOf(templates: readonly Template[]): readonly Group[] {
  const groups = Map.groupBy(templates, ({ category }) => category)
  return [...groups]
    .map(([category, templates]) => ({ category, templates }))
    .toSorted((a, b) => (a.category === '' ? 1 : b.category === '' ? -1 : compareCategories(a.category, b.category)))
}

/** What is called by what was typed: names only, of each name one. */
export function suggestionsFor(templates: readonly Template[], typed: string, limit = 8): readonly Template[] {
  const words = typed.trim().toLowerCase()
  if (words === '') return []
  const named = templates.filter(({ name }) => name.toLowerCase().includes(words))
  return named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at).slice(0, limit)
}

/** The categories that templates of a kind have already, and those that hold what was typed first. */
export function categoriesFor(templates: readonly Template[], typed: string): readonly string[] {
  const known = groupsOf(templates).map(({ category }) => category)
  const words = typed.trim().toLowerCase()
  return known.filter((category) => category !== '' && category !== typed && category.toLowerCase().includes(words))
}

/** What a required field is called: of the template's own fields, or of the type that has it. */
export function requiredName(model: ChannelModel, { of, field }: RequiredField, locale: Locale): string {
  const custom = /^data\.customFields\.(.+)$/.exec(field)?.[1]
  const own = model.fields.find((one) => one.field.key === custom)
  if (own) return inLocale(own.field.label, locale)
  const type = entityTypeOf(of === 'task' ? 'HydrogenTask' : model.taskPayloadType)
  const key = field.replace(/^data\.standardFields\./, '')
  const known = type?.fields.find((one) => one.key === key)
  return known ? inLocale(known.label, locale) : (key.split('.').at(-1) ?? key)
}
