import { type Access, may } from '@cohort/contract/access'
import type { Parsed } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { type ExportKind, exportBi, exportEntities, exportProjects, exportTasks } from '@cohort/contract/exports'
import { inLocale } from '@cohort/contract/fields/values'
import { type RawBuilder, sql } from 'kysely'
import { type Context, found, me } from '#kernel/context'
import { fieldsOf, findKept } from '#modules/entities/kept'
import type { Shape } from '#modules/entities/shape'
import { keptShape, shapeFor, shapeToRead } from '#modules/entities/shapes'
import { idsInOrder, takeRows, type Unwanted } from '#modules/entities/taking'
import { type Taken, takenOf } from '#modules/exports/columns'
import { carriedBy, withCounts } from '#modules/exports/work-rows'
import { ownFlags } from '#modules/permissions/objects'
import { seenOnly, seenTasks } from '#modules/projects/finding'
import { idsOnBoard } from '#modules/tasks/board'

export type EntityWish = Parsed<typeof exportEntities>['body']
export type ProjectWish = Parsed<typeof exportProjects>['body']
export type TaskWish = Parsed<typeof exportTasks>['body'] & Parsed<typeof exportTasks>['query']
export type BiWish = Parsed<typeof exportBi>['body']

/** What one kind of export takes, and where from. */
export interface Source {
  shape: Shape
  /** Of what tasks carry. */
  payload?: Shape | undefined
  columns: readonly string[] | undefined
  /** The name of the list or of the project. */
  location: string
  ids(): RawBuilder<unknown> | undefined | Promise<RawBuilder<unknown>>
  take(ids: readonly string[]): Promise<Taken[]>
}

const accessOf: Record<ExportKind, Access> = {
  entities: exportEntities.access,
  projects: exportProjects.access,
  tasks: exportTasks.access,
  bi: exportBi.access,
}

/** Asked when an export is wanted, and again when it is written: rights may have gone in between. */
export function requireRight(ctx: Context, kind: ExportKind, contacts: 'masked' | 'open'): void {
  const { rights } = me(ctx)
  if (!may(rights, accessOf[kind])) throw fail('NoPermission')
  if (contacts === 'open' && !may(rights, { any: ['export.use'] }))
    throw fail('NoPermission', { missing: 'export.use' })
}

/** The rows of an export by its kind; everything that is wrong with a wish is told here, before anything is written. */
export function sourceOf(ctx: Context, kind: Exclude<ExportKind, 'bi'>, wish: unknown): Promise<Source> {
  if (kind === 'entities') return ofEntities(ctx, wish as EntityWish)
  return kind === 'projects' ? ofProjects(ctx, wish as ProjectWish) : ofTasks(ctx, wish as TaskWish)
}

async function ofEntities(ctx: Context, wish: EntityWish): Promise<Source> {
  const shape = await shapeToRead(ctx, wish.entityType)
  const unwanted = wish.columns && unwantedBy(shape, wish.columns)
  return {
    shape,
    columns: wish.columns,
    location: inLocale(shape.type.name, ctx.locale),
    ids: () => idsInOrder(ctx, shape, wish, undefined),
    take: async (ids) => (await takeRows(ctx, wish.entityType, ids, unwanted)).map(takenOf),
  }
}

/** What no column shows. */
function unwantedBy({ fields }: Shape, columns: readonly string[]): Unwanted {
  const keyOf = (path: string): string => path.split('.')[2] ?? ''
  const wanted = new Set(columns.filter((path) => path.startsWith('data.standardFields.')).map(keyOf))
  const standard = fields.filter(({ steps }) => steps[0] === 'standardFields').map(({ path }) => keyOf(path))
  return {
    standard: [...new Set(standard)].filter((key) => !wanted.has(key)),
    isCustom: !columns.some((path) => path.startsWith('data.customFields.')),
  }
}

async function ofProjects(ctx: Context, wish: ProjectWish): Promise<Source> {
  const shape = await keptShape(ctx, 'Project')
  return {
    shape,
    columns: wish.columns,
    location: inLocale(shape.type.name, ctx.locale),
    ids: () => idsInOrder(ctx, shape, wish, seenOnly(ctx)),
    take: async (ids) => withCounts(ctx, await takeRows(ctx, 'Project', ids)),
  }
}

async function ofTasks(ctx: Context, wish: TaskWish): Promise<Source> {
  if (wish.payload && !may(me(ctx).rights, exportEntities.access))
    throw fail('NoPermission', { missing: 'material.view' })
  const shape = await keptShape(ctx, 'HydrogenTask')
  const payload = wish.payload && (await shapeFor(ctx, wish.payload.entityType))
  const project = wish.projectId && (await nameOfProject(ctx, wish.projectId))
  return {
    shape,
    payload,
    columns: wish.columns,
    location: project || inLocale(shape.type.name, ctx.locale),
    ids: () => idsOfTasks(ctx, shape, wish),
    take: async (ids) => carriedBy(ctx, await takeRows(ctx, 'HydrogenTask', ids), wish.payload?.entityType),
  }
}

async function nameOfProject(ctx: Context, id: string): Promise<string> {
  const [{ path }, rows] = await Promise.all([ownFlags(ctx, id), findKept(ctx, 'Project', [id])])
  if (path[0]?.type !== 'Project') throw fail('NotFound')
  return String(fieldsOf(found(rows[0])).name ?? '')
}

async function idsOfTasks(ctx: Context, shape: Shape, wish: TaskWish): Promise<RawBuilder<unknown>> {
  const { projectId, pipelineId, payload, query, filters } = wish
  if (wish.view === 'board') {
    if (!projectId) throw fail('BadInput', { field: 'projectId', problem: 'a board is of a project' })
    const payloadFilters = payload?.filters
    return idsOnBoard(ctx, { projectId, pipelineId, query, filters, payloadFilters })
  }
  const inProject = projectId && sql<boolean>`e.facets @> ${[`s.project=${projectId.toLowerCase()}`]}::text[]`
  const conditions = [await seenTasks(ctx, wish), inProject].filter((each) => each !== undefined && each !== '')
  const seen = conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : undefined
  const asked = payload ? { ...wish, query: undefined } : wish
  return idsInOrder(ctx, shape, asked, seen) ?? sql`select ''::text as open_id, 1 as at where false`
}
