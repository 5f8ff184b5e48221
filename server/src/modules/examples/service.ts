import { allCodes } from '@cohort/contract/access'
import type { Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { getExamples, loadExamples, removeExamples } from '@cohort/contract/examples'
import { trial } from '@cohort/contract/packages'
import { memberIdOf } from '@cohort/contract/rules'
import type { User } from '@cohort/contract/users'
import { audit } from '#kernel/audit'
import { type Context, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { job } from '#kernel/jobs'
import { countSource, findOfSource, noteSince, readSince, removeKept } from '#modules/entities/kept'
import { makeMaterials, otherMaterials, source } from '#modules/examples/content/materials'
import { type ExampleSpace, exampleSpaces } from '#modules/examples/content/scenes'
import { makeScenes } from '#modules/examples/scenes'
import { findMember } from '#modules/members/service'
import { countLists, removePlaces } from '#modules/ordering/service'
import { countInside } from '#modules/permissions/sight'
import { flowsOf } from '#modules/pipelines/service'
import { isLimited, requireRoom } from '#modules/resources/capacity'
import { removeUnit } from '#modules/spaces/units'

/** Enough to see how it works, and few enough to be looked through. */
const resumesOfExample = 60
const projectsOfExample = exampleSpaces.flatMap(({ channels }) => channels.flatMap(({ projects }) => projects)).length

export async function state(ctx: Context): Promise<Result<typeof getExamples>> {
  const [records, loading] = await Promise.all([countSource(ctx, source), isLoading(ctx)])
  return { loaded: records > 0, loading, records }
}

const marker = 'ExampleLoading'
/** After so long an attempt is over, however it ended. */
const longestMs = 5 * 60_000

async function isLoading(ctx: Context): Promise<boolean> {
  const since = await readSince(ctx, marker)
  return since > 0 && ctx.clock.now().getTime() - since < longestMs
}

export async function load(ctx: Context): Promise<Result<typeof loadExamples>> {
  if ((await state(ctx)).loaded) return {}
  // It would stop in the middle: more than may be tried out, or than there is room for.
  if (await isLimited(ctx)) throw fail('CapacityReached', { resource: 'Project', total: trial.projects })
  await requireRoom(ctx, 'Project', projectsOfExample)
  await requireRoom(ctx, 'Entity', otherMaterials + resumesOfExample)
  await transaction(ctx, async (ctx) => {
    await noteSince(ctx, marker, ctx.clock.now().getTime())
    await ctx.jobs.enqueue(ctx, loading, { userId: me(ctx).user.userId, locale: ctx.locale })
    await audit(ctx, 'example.load', null)
  })
  return {}
}

interface Wanted {
  userId: string
  locale: Context['locale']
}

/** What a broken attempt has left goes first: it may run again. */
const loading = job<Wanted>({
  name: 'load-examples',
  retries: 2,
  run: async (ctx, { userId, locale }) => {
    const acting = { ...(await actingAs(ctx, userId)), locale }
    await noteSince(ctx, marker, ctx.clock.now().getTime())
    await removeAll(acting)
    await fill(acting, [userId], {
      resumes: resumesOfExample,
      prefix: `example-${newId().slice(-10)}`,
      spaces: exampleSpaces,
    })
    await noteSince(ctx, marker, 0)
  },
})
export const jobs = [loading]

/** Work of the system in the name of a member: they made it, and it is theirs. */
export async function actingAs(ctx: Context, userId: string): Promise<Context> {
  const member = await findMember(ctx, userId)
  const user = { userId, username: member?.username ?? '' } as User
  const rights = { hasTenant: true, isAdmin: true, isSuperAdmin: true, codes: new Set(allCodes) }
  return { ...ctx, who: { user, rights, deviceId: '', confined: false } }
}

/** All of it: materials first, then the work around them. The demo enterprise is made by the same code. */
export async function fill(
  ctx: Context,
  userIds: readonly string[],
  { resumes, prefix, spaces }: { resumes: number; prefix: string; spaces: readonly ExampleSpace[] },
): Promise<void> {
  const people = await Promise.all(userIds.map((userId) => findMember(ctx, userId)))
  const owners = people.flatMap((member) =>
    member ? [{ openId: memberIdOf(ctx.tenant, member.user_id), name: member.username }] : [],
  )
  await makeMaterials(ctx, { owners, resumes, prefix })
  const others = userIds.filter((userId) => userId !== me(ctx).user.userId)
  await makeScenes(ctx, { people: others, resumes, prefix, spaces })
}

/** Not while it is being loaded: what is taken away would come after. */
export async function remove(ctx: Context): Promise<Result<typeof removeExamples>> {
  if (await isLoading(ctx)) throw fail('ExamplesLoading')
  const removed = await removeAll(await actingAs(ctx, me(ctx).user.userId))
  await audit(ctx, 'example.remove', null, { before: { records: removed } })
  return { removed }
}

/** From the inside out. A place that holds something else by now stays, with what is in it. */
async function removeAll(ctx: Context): Promise<number> {
  let removed = 0
  const tasks = await findOfSource(ctx, source, 'HydrogenTask')
  await transaction(ctx, async (ctx) => {
    removed += (await removeKept(ctx, 'HydrogenTask', tasks)).length
    await removePlaces(ctx, tasks)
  })
  for (const id of await findOfSource(ctx, source, 'Project'))
    if (await isEmptyProject(ctx, id)) removed += await removeOne(ctx, 'Project', id)
  for (const type of ['Channel', 'Space'] as const)
    for (const id of await findOfSource(ctx, source, type))
      if ((await countInside(ctx, [id])).size === 0) removed += await removeOne(ctx, type, id)
  for (const type of ['Resume', 'Job', 'Contract', 'BusinessPartner', 'Department', 'Tag']) {
    const ids = await findOfSource(ctx, source, type)
    removed += (await transaction(ctx, (ctx) => removeKept(ctx, type, ids))).length
  }
  return removed
}

async function removeOne(ctx: Context, type: 'Space' | 'Channel' | 'Project', id: string): Promise<number> {
  await removeUnit(ctx, type, id)
  return 1
}

async function isEmptyProject(ctx: Context, id: string): Promise<boolean> {
  if ((await countInside(ctx, [id])).size > 0) return false
  const stages = (await flowsOf(ctx, [id])).flatMap((flow) => flow.stages.map((stage) => stage.id))
  return [...(await countLists(ctx, stages)).values()].every((count) => count === 0)
}
