// A project and what stands in it: projects, conversations, and the drawing of it all.

import { createProject, getProject, setProjectStatus } from '@cohort/contract/projects'
import { createRemark } from '@cohort/contract/remarks'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { candidates, type MadeProject, newProject } from './board.ts'
import { chineseOn, enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { dialog } from './shell.ts'
import { chooseFor, line } from './tree.ts'

let owner: Awaited<ReturnType<typeof newOwner>>
let project: MadeProject

beforeEach(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  project = await newProject(owner.token)
})

const within = async (name: string, parentId = project.projectId) =>
  (await ask(serverUrl, createProject, { body: { channelId: project.channelId, parentId, name } }, owner.token)).id
const say = (type: string, id: string, text: string) =>
  ask(
    serverUrl,
    createRemark,
    {
      params: { type, id },
      body: { document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] } },
    },
    owner.token,
  )
const view = (page: Page, name: string) => page.getByRole('navigation', { name: '视图' }).getByRole('button', { name })

it('makes a project in a project, opens it, and goes up again', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, project.address)
  await view(page, '子项目').click()
  await page.getByText('还没有子项目').waitFor()
  await expectAccessible(page, 'no sub-projects')
  await page.getByRole('button', { name: '新建子项目' }).click()
  const form = dialog(page, '新建子项目')
  await form.getByLabel('名称').fill('清结算组')
  await form.getByRole('button', { name: '创建' }).click()
  await page.getByRole('heading', { name: '清结算组' }).waitFor()
  const crumbs = page.getByRole('navigation', { name: '所在位置' })
  await crumbs.getByRole('link', { name: '后端工程师（支付）' }).click()
  await page.getByRole('heading', { name: '后端工程师（支付）' }).waitFor()
  await view(page, '子项目').click()
  await within('风控组')
  // Made by someone else: it comes by itself, and stands first.
  await eventually(() => page.getByRole('table', { name: '子项目列表' }).getByRole('link').allTextContents()).toEqual([
    '风控组',
    '清结算组',
  ])
  await expectAccessible(page, 'sub-projects')
  await page.getByLabel('搜索子项目').fill('风控')
  await eventually(() => page.getByRole('table', { name: '子项目列表' }).getByRole('link').allTextContents()).toEqual([
    '风控组',
  ])
  await page.getByRole('link', { name: '风控组' }).click()
  await page.getByRole('heading', { name: '风控组' }).waitFor()
})

it('shows projects in projects in the tree, and deletes, restores and archives them as one', async () => {
  const inner = await within('清结算组')
  await within('对账组', inner)
  const page = await newVisitor()
  await enter(page, owner.token, `/channel?channelId=${project.channelId}`)
  await line(page, '后端工程师（支付）').focus()
  await page.keyboard.press('ArrowRight')
  await line(page, '清结算组').waitFor()
  await line(page, '清结算组').focus()
  await page.keyboard.press('ArrowRight')
  await line(page, '对账组').waitFor()
  await expectAccessible(page, 'the tree')
  await chooseFor(page, '后端工程师（支付）', '删除')
  await line(page, '清结算组').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /撤销/ }).last().click()
  await line(page, '对账组').waitFor()
  await ask(serverUrl, setProjectStatus, { params: { id: project.projectId }, body: { status: 4 } }, owner.token)
  await eventually(async () => (await ask(serverUrl, getProject, { params: { id: inner } }, owner.token)).status).toBe(
    4,
  )
})

it('is talked about together with its tasks', async () => {
  const [one] = await candidates(owner.token, project, ['沈亦禾', '顾南乔'])
  await say('HydrogenTask', one?.id ?? '', '一面通过')
  const page = await newVisitor()
  await enter(page, owner.token, `${project.address}?view=chat`)
  const talks = page.getByRole('navigation', { name: '有备注的记录' })
  await talks
    .getByRole('button', { name: /沈亦禾/ })
    .getByText('一面通过')
    .waitFor()
  await talks.getByRole('button', { name: /后端工程师/ }).click()
  const opened = page.getByRole('region', { name: '后端工程师（支付）' })
  await opened.getByRole('textbox', { name: '写备注' }).click()
  await page.keyboard.type('本周三人面试')
  await page.keyboard.press('ControlOrMeta+Enter')
  await opened.getByRole('listitem').getByText('本周三人面试').waitFor()
  await eventually(() => talks.getByRole('button').first().textContent()).toContain('后端工程师')
  await expectAccessible(page, 'chat')
})

it('is drawn from its space to its stages, for the mouse, the keys and a phone', async () => {
  await candidates(owner.token, project, ['沈亦禾', '顾南乔'])
  await within('清结算组')
  const page = await newVisitor()
  await enter(page, owner.token, `${project.address}?view=structureDiagram`)
  const node = (name: RegExp) => page.getByRole('treeitem', { name })
  await node(/^招聘流程 流程 · 2 个任务 待筛选 2/).waitFor()
  await node(/^支付平台 空间 · 1 个频道/).waitFor()
  await expectAccessible(page, 'structure')
  await node(/^后端工程师/).focus()
  await page.keyboard.press('ArrowLeft')
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toContain('2026 扩编')
  await page.keyboard.press('End')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-level'))).toBe('5')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '清结算组' }).waitFor()
  const phone = await newVisitor({ width: 390 })
  await enter(phone, owner.token, `${project.address}?view=structureDiagram`)
  const box = await phone.getByRole('treeitem', { name: /^清结算组/ }).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
  await phone.getByRole('button', { name: '适应窗口' }).click()
  await phone.getByRole('treeitem', { name: /^支付平台/ }).click()
  await phone.waitForURL(/spaceId=/)
})

it('speaks English throughout, in the dark and on a phone', async () => {
  const { token } = await newOwner(serverUrl, 'Northwind Studio', 'Mara Lindqvist')
  owner = { ...owner, token }
  project = await newProject(token, 'Senior Site Reliability Engineer, Payments Platform (remote)')
  await within('Settlement')
  const page = await newVisitor({ language: 'en-US', dark: true })
  await enter(page, token, '/channel')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const name of ['projectList', 'chat', 'structureDiagram']) {
      await page.goto(`${project.address}?view=${name}`)
      await expectAccessible(page, `${name} ${width}`)
      // The names of the space and the channel were given in Chinese.
      const left = (await chineseOn(page)).filter((text) => !/支付平台|2026 扩编/.test(text))
      expect(left, name).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width)
    }
  }
})
