import { may } from '@cohort/contract/access'
import { fail } from '@cohort/contract/errors'
import { type BiQuery, exportEntities, exportTasks } from '@cohort/contract/exports'
import { inLocale, plain } from '@cohort/contract/fields/values'
import { type Context, me } from '#kernel/context'
import type { Condition } from '#modules/entities/kept-search'
import { answerOf, type Question, questionOf } from '#modules/entities/measuring'
import type { Shape } from '#modules/entities/shape'
import { keptShape, shapeToRead } from '#modules/entities/shapes'
import { isContact, maskedContact, maskedText } from '#modules/exports/masks'
import { seenOnly, seenTasks } from '#modules/projects/finding'

export interface Table {
  labels: string[]
  rows: string[][]
  isNumber: boolean[]
}

/** A question over what the member may read; what they may not is as if it were not there. */
export async function biOf(ctx: Context, query: BiQuery): Promise<{ shape: Shape; question: Question }> {
  const shape = await shapeOfType(ctx, query.entityType)
  return { shape, question: questionOf(shape, query) }
}

async function shapeOfType(ctx: Context, type: string): Promise<Shape> {
  const { rights } = me(ctx)
  const isWork = type === 'Project' || type === 'HydrogenTask'
  if (!may(rights, isWork ? exportTasks.access : exportEntities.access)) throw fail('NotFound')
  return isWork ? keptShape(ctx, type) : shapeToRead(ctx, type)
}

async function seenOf(ctx: Context, type: string): Promise<Condition | undefined> {
  if (type === 'Project') return seenOnly(ctx)
  return type === 'HydrogenTask' ? seenTasks(ctx, {}) : undefined
}

const words = {
  count: { zh: '数量', en: 'Count' },
  sum: { zh: '合计', en: 'Sum' },
  avg: { zh: '平均', en: 'Average' },
  min: { zh: '最小', en: 'Smallest' },
  max: { zh: '最大', en: 'Largest' },
  median: { zh: '中位数', en: 'Median' },
} as const
const none = { zh: '（空）', en: '(none)' }

/** The whole answer: at most ten thousand groups. */
export async function tableOf(ctx: Context, query: BiQuery, isMasked: boolean): Promise<Table> {
  const { shape, question } = await biOf(ctx, query)
  const answer = await answerOf(ctx, shape, query, question, await seenOf(ctx, query.entityType))
  const masks = question.groups.map(({ definition }) => {
    if (!isMasked) return (text: string) => text
    return isContact(definition) ? maskedContact : maskedText
  })
  const labels = [
    ...question.groups.map(({ definition }) => inLocale(definition.label, ctx.locale)),
    ...question.measures.map(({ measure, definition }) => {
      const word = inLocale(words[measure.op], ctx.locale)
      if (!definition) return word
      const name = inLocale(definition.label, ctx.locale)
      return ctx.locale === 'en-US' ? `${name}: ${word}` : `${name}：${word}`
    }),
  ]
  return {
    labels,
    rows: answer.map(({ names, measures }) => [
      ...names.map((name, at) => (name === null ? inLocale(none, ctx.locale) : (masks[at]?.(name) ?? ''))),
      ...measures.map((count) => (count === null ? '' : plain(count, 4))),
    ]),
    isNumber: labels.map((_, at) => at >= question.groups.length),
  }
}
