import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { inLocale } from '@cohort/contract/fields/values'
import type { Pipeline } from '@cohort/contract/pipelines'
import type { getBoard, getBoardColumn, Task, TaskColumn } from '@cohort/contract/tasks'
import type { RawBuilder } from 'kysely'
import { type Context, found } from '#kernel/context'
import { optionsOf } from '#modules/entities/facets'
import { fieldsOf, findKept } from '#modules/entities/kept'
import { filterProbe, wordProbe } from '#modules/entities/probe'
import { dataOf } from '#modules/entities/records'
import { fieldAt, type ShapeField, valuesOf } from '#modules/entities/shape'
import { keptShape, shapeFor } from '#modules/entities/shapes'
import { ownFlags } from '#modules/permissions/objects'
import { flowsOf } from '#modules/pipelines/service'
import { idOf } from '#modules/spaces/items'
import { shown } from '#modules/tasks/shown'
import * as store from '#modules/tasks/store'

type Question = Omit<Parsed<typeof getBoard>['body'], 'pageSize'>

interface Asked {
  flow: Pipeline
  stageIds: string[]
  probes: store.Probes
}

async function asked(ctx: Context, body: Question): Promise<Asked> {
  const { path } = await ownFlags(ctx, body.projectId)
  if (path[0]?.type !== 'Project') throw fail('NotFound')
  const flows = await flowsOf(ctx, [body.projectId])
  const flow = body.pipelineId ? flows.find(({ openId }) => openId === body.pipelineId) : flows[0]
  if (!flow) throw fail('BadInput', { field: 'pipelineId', problem: 'not of this project' })
  return { flow, stageIds: flow.stages.map(({ id }) => id), probes: await probesOf(ctx, body) }
}

/** Words are looked for in tasks and in what they carry; filters name fields of the one or of the other. */
async function probesOf(ctx: Context, body: Question): Promise<store.Probes> {
  if (!body.query && !body.filters && !body.payloadFilters) return {}
  const task = await keptShape(ctx, 'HydrogenTask')
  const carried = await shapeFor(ctx, await carriedType(ctx, body.projectId))
  const type = carried.type.type
  return {
    ...(body.filters && { task: filterProbe(ctx, task, body.filters) }),
    ...(body.payloadFilters && { payload: { type, condition: filterProbe(ctx, carried, body.payloadFilters) } }),
    ...(body.query && {
      words: {
        task: wordProbe(ctx, task, body.query),
        payload: { type, condition: wordProbe(ctx, carried, body.query) },
      },
    }),
  }
}

async function carriedType(ctx: Context, projectId: string): Promise<string> {
  const project = found((await findKept(ctx, 'Project', [projectId]))[0])
  const [channel] = await findKept(ctx, 'Channel', [idOf(fieldsOf(project).channel) ?? ''])
  return String((channel && fieldsOf(channel).taskPayloadType) ?? 'Resume')
}

/** Everyone on a board, stage by stage and in their order, as a query for `open_id` and its place `at`. */
export async function idsOnBoard(ctx: Context, body: Omit<Question, 'groupBy'>): Promise<RawBuilder<unknown>> {
  const { stageIds, probes } = await asked(ctx, { ...body, groupBy: 'stage' })
  return store.idsInStages(ctx, stageIds, probes)
}

interface Page {
  offset: number
  count: number
}

/** A column before its cards are looked up. */
interface Head extends Omit<TaskColumn, 'data'> {
  ids: string[]
}

export async function board(ctx: Context, { body }: Parsed<typeof getBoard>): Promise<Result<typeof getBoard>> {
  const question = await asked(ctx, body)
  const { heads, total } = await headsOf(ctx, question, body.groupBy, { offset: 0, count: body.pageSize })
  return { columns: await withCards(ctx, question, heads), total }
}

export async function column(
  ctx: Context,
  { body }: Parsed<typeof getBoardColumn>,
): Promise<Result<typeof getBoardColumn>> {
  const question = await asked(ctx, body)
  const { heads } = await headsOf(ctx, question, body.groupBy, { offset: body.offset, count: body.pageSize })
  const wanted = heads.filter(({ value }) => value === body.value)
  if (wanted.length === 0) throw fail('BadInput', { field: 'value', problem: 'no such column' })
  return found((await withCards(ctx, question, wanted))[0])
}

async function headsOf(
  ctx: Context,
  question: Asked,
  groupBy: string,
  page: Page,
): Promise<{ heads: Head[]; total: number }> {
  if (groupBy !== 'stage') return headsByField(ctx, question, groupBy, page)
  const { flow, stageIds, probes } = question
  const columns = await store.findColumns(ctx, stageIds, probes, page)
  const heads = flow.stages.map(({ id, name, color }): Head => {
    const { count = 0, ids = [] } = columns.get(id) ?? {}
    return { value: id, name: inLocale(name, ctx.locale), color, count, ids }
  })
  return { heads, total: heads.reduce((sum, { count }) => sum + count, 0) }
}

const choiceLike = new Set(['SingleChoice', 'Select', 'MultiChoice', 'Degree', 'Boolean', 'Member', 'EntityReference'])

/** The options in their order, then what tasks hold beside them, the most frequent first, then those without a value. */
async function headsByField(ctx: Context, { stageIds, probes }: Asked, path: string, page: Page) {
  const field = fieldAt(await keptShape(ctx, 'HydrogenTask'), path, 'groupBy')
  if (!choiceLike.has(field.kind.name))
    throw fail('BadInput', { field: 'groupBy', problem: `${field.kind.name} has no columns` })
  const cards = await store.findCards(ctx, stageIds, probes, field.key)
  const by = new Map<string | null, string[]>()
  for (const { taskId, values = [] } of cards)
    for (const value of values.length > 0 ? values : [null]) by.set(value, [...(by.get(value) ?? []), taskId])
  const options = optionsOf(field).filter(({ isDeleted }) => !isDeleted)
  const offered = options.map(({ id, name, color }) => ({
    value: id,
    key: id.toLowerCase(),
    name: inLocale(name, ctx.locale),
    ...(color && { color }),
  }))
  const known = new Set(offered.map(({ key }) => key))
  const others = [...by.keys()].filter((value) => value !== null).filter((value) => !known.has(value))
  const names = await namesOf(ctx, field, others, by)
  const rest = others
    .map((key) => ({ key, ...(names.get(key) ?? { value: key, name: key }) }))
    .sort((a, b) => (by.get(b.key)?.length ?? 0) - (by.get(a.key)?.length ?? 0) || a.name.localeCompare(b.name))
  const heads = [...offered, ...rest, { key: null, value: null, name: '' }].map(({ key, ...head }): Head => {
    const ids = by.get(key) ?? []
    return { ...head, count: ids.length, ids: ids.slice(page.offset, page.offset + page.count) }
  })
  return { heads, total: cards.length }
}

/** What members and records are called: as a task that has them says. */
async function namesOf(
  ctx: Context,
  field: ShapeField,
  keys: readonly string[],
  by: ReadonlyMap<string | null, string[]>,
): Promise<Map<string, { value: string; name: string }>> {
  const samples = new Map(keys.map((key) => [key, by.get(key)?.[0] ?? '']))
  const rows = new Map((await findKept(ctx, 'HydrogenTask', [...samples.values()])).map((row) => [row.open_id, row]))
  return new Map(
    keys.flatMap((key) => {
      const row = rows.get(samples.get(key) ?? '')
      const values = row ? valuesOf(field, dataOf(row)).flat() : []
      const value = values.find((each) => field.kind.facets(each).some((facet) => facet.toLowerCase() === key))
      if (value === undefined) return []
      const name = field.kind.text(value, field.definition.options ?? {}, ctx.locale)
      return [[key, { value: field.kind.facets(value)[0] ?? key, name }] as const]
    }),
  )
}

async function withCards(ctx: Context, { flow }: Asked, heads: readonly Head[]): Promise<TaskColumn[]> {
  const rows = await findKept(ctx, 'HydrogenTask', [...new Set(heads.flatMap(({ ids }) => ids))])
  const tasks = new Map((await shown(ctx, rows, { flows: [flow] })).map((task): [string, Task] => [task.id, task]))
  return heads.map(({ ids, ...head }) => ({ ...head, data: ids.flatMap((id) => tasks.get(id) ?? []) }))
}
