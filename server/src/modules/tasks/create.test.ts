import { createProject } from '@cohort/contract/projects'
import { createChannel, createSpace } from '@cohort/contract/spaces'
import { createTasks, getBoard } from '@cohort/contract/tasks'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app'

const app = testApp()

test('a task of which nobody says how urgent it is stands under no priority on the board', async () => {
  const founder = await app.makeTenant()
  const space = (await app.ask(createSpace, { body: { name: '招聘' } }, founder)).body
  const channel = (await app.ask(createChannel, { body: { spaceId: space.id, name: '社会招聘' } }, founder)).body
  const project = (await app.ask(createProject, { body: { channelId: channel.id, name: '后端' } }, founder)).body
  const tasks = [{ name: '联系候选人' }, { name: '约面试', priority: 3 }]
  await app.ask(createTasks, { body: { projectId: project.id, tasks } }, founder)
  const groupBy = 'data.standardFields.priority'
  const { columns } = (await app.ask(getBoard, { body: { projectId: project.id, groupBy } }, founder)).body
  const standing = columns.map(({ value, data }) => [value, data.map(({ name }) => name)])
  expect(Object.fromEntries(standing.filter(([, names]) => names?.length))).toEqual({
    0: ['联系候选人'],
    3: ['约面试'],
  })
})
