import { createEntity } from '@cohort/contract/entities'
import { listPipelines } from '@cohort/contract/pipelines'
import { createProject } from '@cohort/contract/projects'
import { createChannel, createSpace } from '@cohort/contract/spaces'
import { createTasks } from '@cohort/contract/tasks'
import type { Actor, TestApp } from '#testing/app'

/** A space with a channel and a project in it, and the stages of its flow by their names. */
export interface Work {
  spaceId: string
  channelId: string
  projectId: string
  pipelineId: string
  stages: Record<string, string>
}

export async function makeWork(app: TestApp, actor: Actor): Promise<Work> {
  const spaceId = (await app.ask(createSpace, { body: { name: '招聘' } }, actor)).body.id
  const channelId = (await app.ask(createChannel, { body: { spaceId, name: '社会招聘' } }, actor)).body.id
  const projectId = await makeProject(app, actor, channelId)
  return { spaceId, channelId, projectId, ...(await flowOf(app, actor, projectId)) }
}

export const makeProject = async (
  app: TestApp,
  actor: Actor,
  channelId: string,
  name = '后端工程师',
): Promise<string> => (await app.ask(createProject, { body: { channelId, name } }, actor)).body.id

export async function flowOf(
  app: TestApp,
  actor: Actor,
  ownerId: string,
): Promise<Pick<Work, 'pipelineId' | 'stages'>> {
  const [flow] = (await app.ask(listPipelines, { query: { ownerId } }, actor)).body.data
  const stages = Object.fromEntries((flow?.stages ?? []).map(({ id, name }) => [name.en, id]))
  return { pipelineId: flow?.openId ?? '', stages }
}

export const makeResume = async (app: TestApp, actor: Actor, name: string): Promise<string> =>
  (await app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields: { name } } }, actor))
    .body.meta.openId

/** Tasks that carry new resumes of these names, in their order. */
export async function makeTasks(
  app: TestApp,
  actor: Actor,
  projectId: string,
  names: readonly string[],
): Promise<string[]> {
  const ids: string[] = []
  for (const name of names) ids.push(await makeResume(app, actor, name))
  const tasks = ids.map((openId) => ({ payload: { entityType: 'Resume', openId } }))
  return (await app.ask(createTasks, { body: { projectId, tasks } }, actor)).body.data.map(({ id }) => id)
}
