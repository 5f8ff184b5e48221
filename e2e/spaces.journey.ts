// Spaces, channels and projects: made, named, put in order, put away and brought back, alone and with others.
import { addParticipants } from '@cohort/contract/permissions'
import { setProjectStatus } from '@cohort/contract/projects'
import { createSpace } from '@cohort/contract/spaces'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import {
  atPath,
  beginsToHear,
  enter,
  eventually,
  expectAccessible,
  newVisitor,
  serverUrl,
  type Visitor,
} from './harness.ts'
import { roleCalled, toast, userIdOf } from './permissions.ts'
import { dialog } from './shell.ts'
import { chooseFor, line, linesOf, makeChannel, makeProject, makeSpace } from './tree.ts'

let owner: Awaited<ReturnType<typeof newOwner>>
beforeEach(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
})

const rows = (page: Page) => page.getByRole('table', { name: '项目' }).getByRole('rowheader').allTextContents()

/** Opens a page and waits until it hears. */
async function hearing(token: string, path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await newVisitor(visitor)
  const heard = beginsToHear(page)
  await enter(page, token, path, visitor.url)
  await heard
  return page
}

it('begins with a space, a channel and two projects', async () => {
  const page = await newVisitor()
  await enter(page, owner.token)
  // Where there is no work yet, the first steps lead to it.
  await page.getByRole('button', { name: '新建空间' }).click()
  await atPath(page, '/channel/create-space')
  const space = dialog(page, '新建空间')
  await space.getByRole('button', { name: '创建' }).click()
  await space.getByText('请填写名称').waitFor()
  await space.getByLabel('名称').fill('技术招聘')
  await space.getByRole('button', { name: '紫', exact: true }).click()
  await space.getByRole('button', { name: '公文包' }).click()
  await expectAccessible(page, 'new space')
  await space.getByRole('button', { name: '创建' }).click()
  await page.getByRole('heading', { level: 1, name: '技术招聘' }).waitFor()

  await page.getByRole('button', { name: '新建频道' }).first().click()
  const channel = dialog(page, '新建频道')
  await channel.getByLabel('名称').fill('社会招聘')
  await eventually(() => channel.getByLabel('项目围绕的材料').inputValue()).toBe('Job')
  await eventually(() => channel.getByLabel('任务围绕的材料').inputValue()).toBe('Resume')
  await channel.getByLabel('说明').fill('有经验的人，都在这里。')
  await expectAccessible(page, 'new channel')
  await channel.getByRole('button', { name: '创建' }).click()
  await page.getByRole('heading', { level: 1, name: '社会招聘' }).waitFor()
  await page.getByText('有经验的人，都在这里。').waitFor()
  const channelUrl = page.url()

  await page.getByRole('button', { name: '新建项目' }).first().click()
  const project = dialog(page, '新建项目')
  await project.getByText('待筛选').waitFor()
  await project.getByLabel('名称').fill('后端工程师')
  await project.getByLabel('新建职位', { exact: true }).check()
  await project.getByLabel('截止时间').fill('2020-01-31')
  await project.getByLabel('开始时间').fill('2020-02-01')
  await project.getByLabel('优先级').selectOption('3')
  await expectAccessible(page, 'new project')
  await project.getByRole('button', { name: '创建' }).click()
  await project.getByText('截止时间不能早于开始时间').waitFor()
  await project.getByLabel('开始时间').fill('2020-01-01')
  await project.getByRole('button', { name: '创建' }).click()
  await page.waitForURL(/\/channel\/[\w-]+\/project\/detail\/[\w-]+$/)

  await page.goto(channelUrl)
  await page.getByRole('row', { name: /后端工程师.*进行中.*高.*林知夏.*2020-01-31.*已逾期/ }).waitFor()
  await page.getByRole('button', { name: '新建项目' }).click()
  await dialog(page, '新建项目').getByLabel('名称').fill('前端工程师')
  await dialog(page, '新建项目').getByRole('button', { name: '创建' }).click()
  await page.waitForURL(/\/project\/detail\//)
  await page.goto(channelUrl)
  await eventually(() => rows(page)).toEqual(['前端工程师', '后端工程师'])
  await expectAccessible(page, 'the list of projects')
})

it('renames in place, puts in order by dragging and by keyboard, and moves to another channel', async () => {
  const space = await makeSpace(owner.token, '技术招聘')
  const first = await makeChannel(owner.token, space, '社会招聘')
  await makeChannel(owner.token, space, '校园招聘')
  await makeProject(owner.token, first, '后端')
  await makeProject(owner.token, first, '前端')
  const page = await newVisitor()
  await enter(page, owner.token, `/channel?channelId=${first}`)
  await line(page, '后端').waitFor()
  await eventually(() => linesOf(page)).toEqual(['技术招聘', '社会招聘', '前端', '后端', '校园招聘'])

  await line(page, '社会招聘').press('F2')
  await page.getByRole('textbox', { name: '重命名「社会招聘」' }).fill('社招')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: '社招' }).waitFor()

  await line(page, '后端').dragTo(line(page, '前端'), { targetPosition: { x: 60, y: 4 } })
  await eventually(() => linesOf(page)).toEqual(['技术招聘', '社招', '后端', '前端', '校园招聘'])
  await eventually(() => rows(page)).toEqual(['后端', '前端'])
  await line(page, '校园招聘').dragTo(line(page, '社招'), { targetPosition: { x: 60, y: 4 } })
  await eventually(() => linesOf(page)).toEqual(['技术招聘', '校园招聘', '社招', '后端', '前端'])

  // The same by keyboard, and the line keeps the focus.
  await line(page, '前端').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await eventually(() => linesOf(page)).toEqual(['技术招聘', '校园招聘', '社招', '前端', '后端'])
  await eventually(() => line(page, '前端').evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowLeft')
  await eventually(() => linesOf(page)).toEqual(['技术招聘', '校园招聘', '社招'])
  await page.keyboard.press('ArrowRight')

  await line(page, '后端').dragTo(line(page, '校园招聘'))
  await eventually(() => rows(page)).toEqual(['前端'])
  await line(page, '校园招聘').click()
  await eventually(() => rows(page)).toEqual(['后端'])
  await page.reload()
  await line(page, '后端').waitFor()
  await eventually(() => linesOf(page)).toEqual(['技术招聘', '校园招聘', '后端', '社招', '前端'])
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: '社招' }).waitFor()
})

it('archives a project and finds it again; deletes a channel and takes it back', async () => {
  const space = await makeSpace(owner.token, '技术招聘')
  const channel = await makeChannel(owner.token, space, '社会招聘')
  await makeProject(owner.token, channel, '后端')
  await makeProject(owner.token, channel, '前端')
  const page = await newVisitor()
  await enter(page, owner.token, '/channel')
  await line(page, '后端').waitFor()
  await chooseFor(page, '后端', '归档')
  await toast(page, '已归档「后端」').waitFor()
  await eventually(() => rows(page)).toEqual(['前端'])
  await eventually(() => linesOf(page)).not.toContain('后端')
  await page.getByRole('button', { name: '已归档 1' }).click()
  await eventually(() => rows(page)).toEqual(['后端'])
  await page.getByRole('treeitem', { name: '已归档 1' }).click()
  await chooseFor(page, '后端', '取消归档')
  await page.getByText('没有符合条件的项目').waitFor()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await eventually(() => rows(page)).toHaveLength(2)

  await page.getByRole('textbox', { name: '按名称查找' }).fill('前')
  await eventually(() => linesOf(page)).toEqual(['技术招聘', '社会招聘', '前端'])
  await page.getByRole('textbox', { name: '按名称查找' }).fill('')

  await chooseFor(page, '社会招聘', '删除')
  await line(page, '社会招聘').waitFor({ state: 'hidden' })
  await page.getByText('这个空间还没有频道').waitFor()
  await page.getByRole('region', { name: '提示' }).getByRole('button', { name: /^撤销/ }).last().click()
  await toast(page, '已恢复「社会招聘」').waitFor()
  await line(page, '社会招聘').click()
  await eventually(() => rows(page)).toHaveLength(2)
})

it('tells a member why they cannot add projects, and shows them what others add at once', async () => {
  const { roleId } = await roleCalled(owner.token, '招聘专员')
  const member = await newMember(serverUrl, owner.token, '周砚秋', [roleId])
  const space = await makeSpace(owner.token, '技术招聘')
  const channel = await makeChannel(owner.token, space, '社会招聘')
  await ask(
    serverUrl,
    addParticipants,
    { params: { openId: channel }, body: { userIds: [await userIdOf(member.token)] } },
    owner.token,
  )
  const page = await hearing(member.token, '/channel')
  await page.getByText('这个频道还没有项目').waitFor()
  expect(await page.getByRole('button', { name: '新建项目' }).count()).toBe(0)
  await page.getByText('新建项目需要这个频道的对象权限「新建项目」').waitFor()
  await expectAccessible(page, 'a member’s channel')

  const made = await makeProject(owner.token, channel, '后端')
  await page.getByRole('link', { name: '后端' }).waitFor()
  await ask(serverUrl, setProjectStatus, { params: { id: made }, body: { status: 1 } }, owner.token)
  await page.getByRole('row', { name: /后端.*已暂停/ }).waitFor()
})

it('takes back what is refused, with the reason; and offers nothing to make in a workstation', async () => {
  const station = await ask(
    serverUrl,
    createSpace,
    { body: { name: '邮箱工作站', spaceType: 'Connector' } },
    owner.token,
  )
  const space = await makeSpace(owner.token, '技术招聘')
  const channel = await makeChannel(owner.token, space, '社会招聘')
  const page = await newVisitor()
  await enter(page, owner.token, `/channel?channelId=${channel}`)
  await line(page, '社会招聘').waitFor()
  await line(page, '社会招聘').dragTo(line(page, '邮箱工作站'))
  await toast(page, '抱歉，不能在工作站下创建').waitFor()
  await eventually(() => linesOf(page)).toEqual(['技术招聘', '社会招聘', '邮箱工作站'])

  await line(page, '邮箱工作站').click({ button: 'right' })
  await page.getByRole('menuitem').first().waitFor()
  expect(await page.getByRole('menuitem').allTextContents()).not.toContain('新建频道')
  await page.keyboard.press('Escape')
  await line(page, '邮箱工作站').click()
  await page.getByText('这是工作站空间').waitFor()
  expect(await page.getByRole('button', { name: '新建频道' }).count()).toBe(0)
  await page.goto(`/channel/create?spaceId=${station.id}`)
  const places = dialog(page, '新建频道').getByLabel('所属空间')
  await eventually(() => places.locator('option').allTextContents()).toEqual(['技术招聘'])
})
