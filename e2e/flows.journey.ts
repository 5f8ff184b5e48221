// The flows of a channel, of which every project gets copies.
import { listPipelines } from '@cohort/contract/pipelines'
import { expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { candidates, column, newProject, standing } from './board.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { choose, toast } from './permissions.ts'
import { dialog } from './shell.ts'
import { chooseFor, line, makeChannel, makeSpace } from './tree.ts'

it('edits the flow of a channel: its stages, their order, and what they ask and allow', async () => {
  const owner = await newOwner(serverUrl, '云帆招聘')
  const space = await makeSpace(owner.token, '技术招聘')
  const channel = await makeChannel(owner.token, space, '社会招聘')
  const page = await newVisitor()
  await enter(page, owner.token, `/channel?channelId=${channel}`)
  await page.getByRole('button', { name: '流程', exact: true }).click()
  const flows = dialog(page, '「社会招聘」的流程')
  await flows.getByLabel('第 1 个阶段的中文名称').waitFor()
  await expectAccessible(page, 'the flows')

  await flows.getByRole('button', { name: '添加阶段' }).click()
  await flows.getByLabel('第 8 个阶段的中文名称').fill('人才库')
  expect(await flows.getByLabel('第 8 个阶段的英文名称').inputValue()).toBe('人才库')
  await flows.getByLabel('第 8 个阶段的英文名称').fill('Pool')
  await flows.getByLabel('「人才库」的类型').selectOption('lost')
  await flows.getByRole('button', { name: '「待筛选」的更多设置' }).click()
  await flows.getByLabel('停留多少天算卡住').fill('4')
  await flows.getByLabel('指定的阶段').check()
  await flows.getByRole('checkbox', { name: 'Offer' }).uncheck()
  await flows.getByRole('button', { name: '添加子状态' }).click()
  await flows.getByLabel('第 1 个子状态', { exact: true }).fill('已联系')
  await expectAccessible(page, 'a stage')
  await choose(flows.getByRole('combobox', { name: '进入前必须填写' }), '期望薪资')
  await page.keyboard.press('Escape')
  await flows.getByRole('button', { name: '移动「初筛」' }).press(' ')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press(' ')
  await eventually(() => flows.getByLabel('第 1 个阶段的中文名称').inputValue()).toBe('初筛')
  await flows.getByRole('button', { name: '保存' }).click()
  await toast(page, '流程已保存').waitFor()

  const { data } = await ask(serverUrl, listPipelines, { query: { ownerId: channel } }, owner.token)
  const stages = data[0]?.stages ?? []
  expect(stages.map(({ name }) => name.zh)).toEqual([
    '初筛',
    '待筛选',
    '面试',
    'Offer',
    '待入职',
    '已入职',
    '淘汰',
    '人才库',
  ])
  const fresh = stages[1]
  expect(fresh).toMatchObject({ staleDays: 4, subStatuses: [{ name: { zh: '已联系', en: '已联系' } }] })
  expect(fresh?.requiredFields).toHaveLength(1)
  // The rule names the stage that was added with it.
  expect(fresh?.mobileRules.to).toContain(stages[7]?.id)
  expect(fresh?.mobileRules.to).not.toContain(stages[3]?.id)
})

it('takes a stage out of one project’s flow, and asks where its tasks go', async () => {
  const owner = await newOwner(serverUrl, '云帆招聘')
  const project = await newProject(owner.token, '后端工程师')
  await candidates(owner.token, project, ['林知遥', '顾南乔'], 2)
  const board = await newVisitor()
  await enter(board, owner.token, project.address)
  await column(board, '面试').getByText('林知遥').waitFor()
  const page = await newVisitor()
  await enter(page, owner.token, `/channel?channelId=${project.channelId}`)
  await line(page, '后端工程师').waitFor()
  await chooseFor(page, '后端工程师', '流程')
  const flows = dialog(page, '「后端工程师」的流程')
  await flows.getByText('只改这个项目').waitFor()
  await flows.getByRole('button', { name: '删除阶段「面试」' }).click()
  await flows.getByRole('button', { name: '保存' }).click()
  const asked = page.getByRole('dialog').filter({ hasText: '把它们移到' })
  await asked.getByLabel('把它们移到').selectOption({ label: '初筛' })
  await expectAccessible(page, 'where its tasks go')
  await asked.getByRole('button', { name: '移动并保存' }).click()
  await toast(page, '流程已保存').waitFor()
  expect((await standing(owner.token, project)).初筛?.toSorted()).toEqual(['林知遥', '顾南乔'])
  // The open board hears of it.
  await column(board, '初筛').getByText('林知遥').waitFor()
  await column(board, '面试').waitFor({ state: 'detached' })
})
