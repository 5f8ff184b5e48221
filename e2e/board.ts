// A project with candidates on its board, made over the API.

import { listPipelines, type Stage, updatePipeline } from '@cohort/contract/pipelines'
import { createProject } from '@cohort/contract/projects'
import { createChannel, createSpace } from '@cohort/contract/spaces'
import { createTasks, getBoard } from '@cohort/contract/tasks'
import type { Page } from 'playwright-core'
import { ask } from './ask.ts'
import { serverUrl } from './harness.ts'
import { make } from './records.ts'

export interface MadeProject {
  projectId: string
  channelId: string
  pipelineId: string
  stages: Stage[]
  address: string
}

/** A space with a channel and a project in it, with the default flow of recruiting. */
export async function newProject(token: string, name = '后端工程师（支付）'): Promise<MadeProject> {
  const space = await ask(serverUrl, createSpace, { body: { name: '支付平台' } }, token)
  const channel = await ask(serverUrl, createChannel, { body: { spaceId: space.id, name: '2026 扩编' } }, token)
  const project = await ask(serverUrl, createProject, { body: { channelId: channel.id, name } }, token)
  const [flow] = (await ask(serverUrl, listPipelines, { query: { ownerId: project.id } }, token)).data
  if (!flow) throw new Error('the project has no flow')
  return {
    projectId: project.id,
    channelId: channel.id,
    pipelineId: flow.openId,
    stages: flow.stages,
    address: `/channel/${channel.id}/project/detail/${project.id}`,
  }
}

/** Changes the stages of a project's flow. */
export async function changeStages(token: string, project: MadeProject, change: (stages: Stage[]) => Stage[]) {
  const { data } = await ask(serverUrl, listPipelines, { query: { ownerId: project.projectId } }, token)
  const flow = data[0]
  if (!flow) throw new Error('the project has no flow')
  const body = { version: flow.version, name: flow.name, stages: change(flow.stages) }
  await ask(serverUrl, updatePipeline, { params: { id: flow.openId }, body }, token)
}

/** Candidates by name, in a stage; the first one named stands first. */
export async function candidates(token: string, project: MadeProject, names: readonly string[], stage = 0) {
  for (const [at, name] of names.entries())
    await make(token, 'Resume', `${project.projectId}-${stage}-${at}`, {
      name,
      currentJobStatus: { position: '后端开发工程师', workYears: 4 + at, workLocation: { city: '上海' } },
      skills: ['Go', 'MySQL'],
    })
  const tasks = names.map((_, at) => ({
    payload: { entityType: 'Resume', openId: `${project.projectId}-${stage}-${at}` },
  }))
  const stageId = project.stages[stage]?.id
  const { data } = await ask(serverUrl, createTasks, { body: { projectId: project.projectId, stageId, tasks } }, token)
  return data
}

/** Which names stand in which stage, as the server has it. */
export async function standing(token: string, { projectId }: MadeProject): Promise<Record<string, string[]>> {
  const { columns } = await ask(serverUrl, getBoard, { body: { projectId } }, token)
  return Object.fromEntries(columns.map(({ name, data }) => [name, data.map((task) => task.name)]))
}

export const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}，\\d+ 个$`) })
export const card = (page: Page, name: string) => page.locator('[data-task]').filter({ hasText: name })
export const cardsIn = (page: Page, name: string) => column(page, name).locator('[data-task] strong').allTextContents()

/** By mouse, as a hand does: press, go there in a few steps, let go. */
export async function drag(page: Page, from: string, to: string, letGo = true): Promise<void> {
  const start = await card(page, from).boundingBox()
  const end = await column(page, to).boundingBox()
  if (!start || !end) throw new Error(`no way from ${from} to ${to}`)
  await page.mouse.move(start.x + 40, start.y + 30)
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y + 44, { steps: 3 })
  await page.mouse.move(end.x + end.width / 2, end.y + 90, { steps: 6 })
  if (letGo) await page.mouse.up()
}
