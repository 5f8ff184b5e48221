import { inLocale } from '@cohort/contract/fields/values'
import { secondsAfter } from '#kernel/clock'
import type { Context } from '#kernel/context'
import { fieldsOf, findRecord, markSource } from '#modules/entities/kept'
import { demoContracts } from '#modules/examples/content/company'
import { formerCandidates, idIn, resumeId, source } from '#modules/examples/content/materials'
import type { ExampleProject, ExampleSpace } from '#modules/examples/content/scenes'
import { talk } from '#modules/examples/talks'
import { flowsOf } from '#modules/pipelines/service'
import { create as createProject, setStatus } from '#modules/projects/service'
import { createChannelIn, create as createSpace } from '#modules/spaces/service'
import { updateMany } from '#modules/tasks/changes'
import { move } from '#modules/tasks/moves'
import { create as createTasks } from '#modules/tasks/service'

const day = 86_400

/** The same context some days ago: what is done with it happened then. */
const daysAgo = (ctx: Context, days: number): Context => {
  const now = secondsAfter(ctx.clock.now(), -days * day)
  return { ...ctx, clock: { now: () => now } }
}

const none = { params: undefined, query: undefined }

interface Wanted {
  people: readonly string[]
  resumes: number
  prefix: string
  spaces: readonly ExampleSpace[]
}

/** Spaces, channels, projects and tasks over the materials, with a month of history behind them. */
export async function makeScenes(ctx: Context, { people, resumes, prefix, spaces }: Wanted): Promise<void> {
  let [next, last] = [0, resumes]
  const scene: Scene = {
    people,
    prefix,
    // Everyone is in the running for one job or two, but for those of an earlier season.
    resume: () => idIn(prefix, resumeId(next++ % (resumes - formerCandidates))),
    formerResume: () => idIn(prefix, resumeId(--last)),
  }
  for (const [at, space] of spaces.entries()) {
    const then = daysAgo(ctx, 45 - at)
    const name = (words: { zh: string; en: string }) => inLocale(words, ctx.locale)
    const { id: spaceId } = await createSpace(then, {
      ...none,
      body: { name: name(space.name), style: space.style, ordered: 0, spaceType: 'Team', description: '' },
    })
    await markSource(ctx, 'Space', [spaceId], source)
    for (const channel of space.channels) {
      const { id: channelId } = await createChannelIn(then, {
        ...none,
        body: { spaceId, name: name(channel.name), templateId: channel.templateId, description: '' },
      })
      await markSource(ctx, 'Channel', [channelId], source)
      for (const project of channel.projects) await makeProject(ctx, channelId, project, scene)
    }
  }
}

/** Called off. */
const cancelled = 3

interface Scene {
  people: readonly string[]
  prefix: string
  /** The next candidate. */
  resume: () => string
  /** One whose time here is over. */
  formerResume: () => string
}

async function makeProject(today: Context, channelId: string, project: ExampleProject, scene: Scene): Promise<void> {
  const { people, prefix } = scene
  const ctx = project.ago ? daysAgo(today, project.ago) : today
  const payload = project.payload && { ...project.payload, openId: idIn(prefix, project.payload.openId) }
  const record = payload && (await findRecord(ctx, payload.entityType, payload.openId))
  const name = project.name ? inLocale(project.name, ctx.locale) : String((record && fieldsOf(record).name) ?? '')
  const due = secondsAfter(today.clock.now(), project.due * day)
    .toISOString()
    .slice(0, 10)
  const made = await createProject(daysAgo(ctx, 32), {
    ...none,
    body: {
      channelId,
      name,
      ...(record && payload && { payload }),
      participants: [...people],
      priority: project.priority,
      startTime: secondsAfter(ctx.clock.now(), -32 * day)
        .toISOString()
        .slice(0, 10),
      timeoutTime: due,
    },
  })
  await markSource(ctx, 'Project', [made.id], source)
  const taskIds = await makeTasks(ctx, made.id, project, scene)
  await markSource(ctx, 'HydrogenTask', taskIds, source)
  await moveOn(ctx, made.id, project, taskIds)
  if (project.ago) {
    await setStatus(ctx, { ...none, params: { id: made.id }, body: { status: cancelled } })
    return
  }
  await assign(ctx, taskIds, people)
  if (project.tasks === 'Resume') await talk((days) => daysAgo(ctx, days), made.id, taskIds, people)
}

async function makeTasks(
  ctx: Context,
  projectId: string,
  project: ExampleProject,
  { prefix, resume, formerResume }: Scene,
): Promise<string[]> {
  const count = project.reached[0] ?? 0
  const carried = (at: number) => {
    if (project.tasks === 'Resume')
      return { payload: { entityType: 'Resume', openId: project.ago ? formerResume() : resume() } }
    const contract = demoContracts[at % demoContracts.length]
    if (project.tasks === 'Contract' && contract)
      return { payload: { entityType: 'Contract', openId: idIn(prefix, contract.openId) } }
    const words = project.names?.[at % project.names.length]
    return { name: words ? inLocale(words, ctx.locale) : `${at + 1}` }
  }
  const tasks = Array.from({ length: count }, (_, at) => carried(at))
  const ids: string[] = []
  for (const wave of waves) {
    const body = { projectId, tasks: tasks.filter((_, at) => at % waves.length === wave.at) }
    if (body.tasks.length === 0) continue
    const { data } = await createTasks(daysAgo(ctx, 30 * wave.pace), { ...none, body })
    for (const [at, { id }] of data.entries()) ids[at * waves.length + wave.at] = id
  }
  return ids.filter(Boolean)
}

/** They did not all come on one day: some a month ago, some in the last weeks, and the last ones went faster. */
const waves = [
  { at: 0, pace: 1 },
  { at: 1, pace: 0.55 },
  { at: 2, pace: 0.2 },
]

/** Stage by stage, fewer each time, over a month; of those who stay behind some are lost. */
async function moveOn(
  ctx: Context,
  projectId: string,
  { reached, lost, because = [] }: ExampleProject,
  taskIds: readonly string[],
): Promise<void> {
  const [flow] = await flowsOf(ctx, [projectId])
  const way = flow?.stages.filter(({ kind }) => kind !== 'lost') ?? []
  for (const [at, count] of reached.entries()) {
    const stage = way[at]
    if (at === 0 || !stage || count === 0) continue
    for (const { at: own, pace } of waves) {
      const ids = taskIds.slice(0, count).filter((_, place) => place % waves.length === own)
      const then = daysAgo(ctx, 28 * pace * (1 - at / reached.length))
      // A rule of the flow may ask for something that not everyone in the example has: who is refused stays behind.
      if (ids.length > 0)
        await move(then, { ...none, body: { taskIds: ids, stageId: stage.id } }).catch(() => undefined)
    }
  }
  const out = flow?.stages.find(({ kind }) => kind === 'lost')
  if (!out || lost === 0) return
  const reasons = because.length > 0 ? because.map((words) => inLocale(words, ctx.locale)) : [undefined]
  for (const [at, comment] of reasons.entries()) {
    const ids = taskIds.slice(-lost).filter((_, place) => place % reasons.length === at)
    const body = { taskIds: ids, stageId: out.id, ...(comment && { comment }) }
    if (ids.length > 0) await move(daysAgo(ctx, 1), { ...none, body }).catch(() => undefined)
  }
}

async function assign(ctx: Context, taskIds: readonly string[], people: readonly string[]): Promise<void> {
  if (people.length === 0 || taskIds.length === 0) return
  const today = ctx.clock.now()
  const body = taskIds.map((id, at) => ({
    id,
    assignId: people[at % people.length] ?? null,
    priority: at % 7 === 0 ? 3 : at % 5 === 0 ? 2 : 0,
    ...(at % 3 === 0 && {
      timeoutTime: secondsAfter(today, ((at % 9) - 2) * day)
        .toISOString()
        .slice(0, 10),
    }),
  }))
  await updateMany(daysAgo(ctx, 0.5), { ...none, body })
}
