import { allCodes, authCodes } from '@cohort/contract/access'
import { createRemark, listConversations, readRemarks } from '@cohort/contract/remarks'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app'
import { memberWith } from '#testing/members'
import { makeTasks, makeWork } from '#testing/work'

const app = testApp()
const ordinary = allCodes.filter((code) => code !== authCodes['channel.manageAll'])

test('a project is talked about with its tasks, and with nothing else', async () => {
  const founder = await app.makeTenant()
  const { projectId } = await makeWork(app, founder)
  const other = await makeWork(app, founder)
  const [task = ''] = await makeTasks(app, founder, projectId, ['林知遥', '顾南乔'])
  const [elsewhere = ''] = await makeTasks(app, founder, other.projectId, ['江照野'])
  const say = async (type: string, id: string, text: string) => {
    const document = {
      type: 'doc' as const,
      content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
    }
    return (await app.ask(createRemark, { params: { type, id }, body: { document } }, founder)).body.openId
  }
  await say('Project', projectId, '本周启动')
  app.clock.advance(1)
  const last = await say('HydrogenTask', task, '一面通过')
  await say('HydrogenTask', elsewhere, '不相干')
  const manager = await memberWith(app, founder, [...allCodes])
  const talks = async () => (await app.ask(listConversations, { query: { projectId } }, manager)).body.data
  expect((await talks()).map(({ entityType, name, unread, last }) => [entityType, name, unread, last.text])).toEqual([
    ['HydrogenTask', '林知遥', 1, '一面通过'],
    ['Project', '后端工程师', 1, '本周启动'],
  ])
  await app.ask(readRemarks, { params: { type: 'HydrogenTask', id: task }, body: { openId: last } }, manager)
  expect((await talks()).map(({ unread }) => unread)).toEqual([0, 1])
  const stranger = await memberWith(app, founder, ordinary)
  expect((await app.ask(listConversations, { query: { projectId } }, stranger)).status).toBe(404)
})
