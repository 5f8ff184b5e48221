import type { Context } from '#kernel/context'
import { bringBack, setAside } from '#modules/entities/bin'
import { changeKept, findKept, lockKept, type Row } from '#modules/entities/kept'
import { undoItems } from '#modules/entities/undo'
import { findPlaces, putAt, removePlaces, setSince } from '#modules/ordering/service'
import { flowsOf } from '#modules/pipelines/service'
import { payloadOf, projectOf, stageIn, taskFields } from '#modules/tasks/shown'
import * as store from '#modules/tasks/store'

/** Tasks that carry a record, when that record becomes part of another. All of it is for an open transaction. */
export interface Reference {
  entityType: string
  openId: string
  name: string
}

type Ref = Pick<Reference, 'entityType' | 'openId'>

/** Where a task stood, so that it can be put back there. */
interface Stood {
  taskId: string
  projectId: string
  /** Undefined where it stood nowhere. */
  place?: { listId: string; rank: number; at: string } | undefined
}

export interface Recarried {
  /** From which version to which. */
  turned: { open_id: string; previous_version: number; version: number }[]
  aside: Stood[]
}

export interface CarryPlan {
  taskId: string
  projectId: string
  projectName: string
  stageName: string
  /** The project has a task for the other record too: of the two the one that is further along stays. */
  becomes: 'moved' | 'aside'
}

interface Sorted {
  moved: Row[]
  aside: Row[]
}

const carrying = async (ctx: Context, { entityType, openId }: Ref): Promise<Row[]> => {
  const found = await store.findCarrying(ctx, [openId])
  const ids = found.filter(({ payloadType }) => payloadType === entityType).map(({ taskId }) => taskId)
  return findKept(ctx, 'HydrogenTask', ids)
}

/** One task of a person a project: the one that is further along, and of two in the same place that of the one kept. */
async function sorted(ctx: Context, from: Ref, to: Ref): Promise<Sorted> {
  const [coming, there] = [await carrying(ctx, from), await carrying(ctx, to)]
  const flows = await flowsOf(ctx, [...new Set(coming.map(projectOf))])
  const placeOf = (row: Row): number => {
    const at = stageIn(flows, taskFields(row).stageId)
    return at ? at.flow.stages.indexOf(at.stage) : -1
  }
  const result: Sorted = { moved: [], aside: [] }
  for (const row of coming) {
    const own = there.find((other) => projectOf(other) === projectOf(row))
    if (!own) result.moved.push(row)
    else if (placeOf(row) > placeOf(own)) {
      result.moved.push(row)
      result.aside.push(own)
    } else result.aside.push(row)
  }
  return result
}

export async function planFor(ctx: Context, from: Ref, to: Ref): Promise<CarryPlan[]> {
  const { moved, aside } = await sorted(ctx, from, to)
  const flows = await flowsOf(ctx, [...new Set([...moved, ...aside].map(projectOf))])
  const planOf = (row: Row, becomes: CarryPlan['becomes']): CarryPlan => ({
    taskId: row.open_id,
    projectId: projectOf(row),
    projectName: taskFields(row).project.name,
    stageName: stageIn(flows, taskFields(row).stageId)?.stage.name[ctx.locale === 'en-US' ? 'en' : 'zh'] ?? '',
    becomes,
  })
  return [...moved.map((row) => planOf(row, 'moved')), ...aside.map((row) => planOf(row, 'aside'))]
}

const asideWith = (together: string, taskId: string): string => `${together}/${taskId}`

export async function recarry(ctx: Context, from: Ref, to: Reference, together: string): Promise<Recarried> {
  const { moved, aside } = await sorted(ctx, from, to)
  const ids = aside.map((row) => row.open_id)
  const places = new Map((await findPlaces(ctx, ids)).map((place) => [place.itemId, place]))
  for (const id of ids) await setAside(ctx, 'HydrogenTask', [id], asideWith(together, id))
  await removePlaces(ctx, ids)
  const locked = await lockKept(
    ctx,
    'HydrogenTask',
    moved.map((row) => row.open_id),
  )
  // Whoever was deleted or given another record meanwhile stays as it is.
  const ours = locked.filter((row) => payloadOf(row)?.openId === from.openId)
  const standardFields = { name: to.name, taskPayload: { entityType: to.entityType, payload: to } }
  await changeKept(
    ctx,
    'HydrogenTask',
    ours.map((before) => ({ before, standardFields })),
  )
  return {
    turned: ours.map(({ open_id, version }) => ({ open_id, previous_version: version, version: version + 1 })),
    aside: aside.map((row) => stoodAt(row, places.get(row.open_id))),
  }
}

const stoodAt = (row: Row, place: { listId: string; rank: number; at: Date } | undefined): Stood => ({
  taskId: row.open_id,
  projectId: projectOf(row),
  place: place && { listId: place.listId, rank: place.rank, at: place.at.toISOString() },
})

/** Tasks of a project that is gone by now stay where they are. */
export async function carryBack(ctx: Context, { turned, aside }: Recarried, together: string): Promise<void> {
  await undoItems(
    ctx,
    turned.map((item) => ({ ...item, entity_type: 'HydrogenTask' })),
  )
  const projects = await findKept(ctx, 'Project', [...new Set(aside.map(({ projectId }) => projectId))])
  const living = new Set(projects.map((row) => row.open_id))
  for (const { taskId, projectId, place } of aside) {
    if (!living.has(projectId)) continue
    await bringBack(ctx, asideWith(together, taskId))
    // A stage that is gone is no place to go back to: then it stands where the restoring put it.
    const [now] = await findPlaces(ctx, [taskId])
    if (!place || now?.listId !== place.listId) continue
    await putAt(ctx, place.listId, taskId, place.rank)
    await setSince(ctx, taskId, new Date(place.at))
  }
}
