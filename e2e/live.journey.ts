// Two people at work on the same materials, each with a browser of their own, on two server processes over one database.
import { createEntity, deleteEntities, patchEntity } from '@cohort/contract/entities'
import { listRoleNames } from '@cohort/contract/roles'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { beginsToHear, enter, eventually, expectAccessible, newVisitor, serverUrl, type Visitor } from './harness.ts'
import { type RunningServer, startServer } from './server.ts'
import { dialog } from './shell.ts'

let other: RunningServer
let owner: Awaited<ReturnType<typeof newOwner>>
let colleague: string

beforeAll(async () => {
  other = await startServer({ DATABASE_URL: inject('databaseUrl') })
})
afterAll(() => other.stop())

beforeEach(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  const { roles } = await ask(serverUrl, listRoleNames, {}, owner.token)
  const recruiter = roles.find(({ name }) => name === '招聘专员')?.roleId ?? ''
  colleague = (await newMember(serverUrl, owner.token, '周砚秋', [recruiter])).token
  for (const at of [1, 2, 3]) await make(`person-${at}`, `候选人${at}`)
})

const params = { type: 'Resume' }
const make = (openId: string, name: string) => {
  const standardFields = { name, currentJobStatus: { workLocation: { city: '上海' }, workYears: 5 } }
  return ask(serverUrl, createEntity, { params, query: { openId }, body: { standardFields } }, owner.token)
}
const patch = (openId: string, standardFields: Record<string, unknown>) =>
  ask(serverUrl, patchEntity, { params, query: { openId }, body: { standardFields } }, owner.token)

/** Opens a page and waits until it hears. */
async function hearing(token: string, path: string, visitor: Visitor = {}): Promise<Page> {
  const page = await newVisitor(visitor)
  const heard = beginsToHear(page)
  await enter(page, token, path, visitor.url)
  await heard
  return page
}
const names = (page: Page) => page.locator('tbody tr a').allTextContents()

it('shows a change in another’s open record at once, and takes nothing from who is typing', async () => {
  const page = await hearing(colleague, '/entity', { url: other.url })
  await page.getByRole('link', { name: '候选人1' }).click()
  const theirs = dialog(page, '候选人1')
  await theirs.getByRole('button', { name: '修改「现居城市」' }).click()
  await theirs.getByLabel('现居城市').fill('苏州')

  const mine = await hearing(owner.token, '/entity')
  await mine.getByRole('link', { name: '候选人1' }).click()
  const record = dialog(mine, '候选人1')
  await record.getByRole('button', { name: '修改「工作年限」' }).click()
  await record.getByLabel('工作年限').fill('9')
  await record.getByRole('button', { name: '保存' }).click()
  await mine.getByText('已保存「工作年限」').waitFor()
  await theirs.locator('dd').getByText('9', { exact: true }).waitFor()
  expect(await theirs.getByLabel('现居城市').inputValue()).toBe('苏州')

  await patch('person-1', { currentJobStatus: { workLocation: { city: '成都' } } })
  const notice = theirs.getByRole('alert').filter({ hasText: '林知夏刚刚改了这一项' })
  await notice.getByText('成都').waitFor()
  await notice.getByText('苏州').waitFor()
  await expectAccessible(page, 'changed field')
  await notice.getByRole('button', { name: '保留我的' }).click()
  await theirs.getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存「现居城市」').waitFor()
  await record.locator('dd').getByText('苏州').waitFor()
  // The writer's own list, behind the pop-up, has it too.
  await page.keyboard.press('Escape')
  await page
    .getByRole('row', { name: /候选人1/ })
    .getByText('苏州')
    .waitFor()
})

it('keeps a list still: rows change where they stand, new ones wait, deleted ones are crossed out', async () => {
  const page = await hearing(colleague, '/entity', { url: other.url })
  await page.getByRole('link', { name: '候选人3' }).waitFor()
  expect(await names(page)).toEqual(['候选人3', '候选人2', '候选人1'])
  await patch('person-1', { name: '候选人一' })
  await page.getByRole('link', { name: '候选人一' }).waitFor()
  expect(await names(page)).toEqual(['候选人3', '候选人2', '候选人一'])
  await make('person-4', '候选人4')
  const chip = page.getByRole('button', { name: '1 份新内容，点击显示' })
  await chip.waitFor()
  await ask(serverUrl, deleteEntities, { params, body: { openIds: ['person-2'] } }, owner.token)
  await page.getByRole('row', { name: /候选人2.*已被删除/ }).waitFor()
  await expectAccessible(page, 'list with news')
  expect(await names(page)).toEqual(['候选人3', '候选人2', '候选人一'])
  await chip.click()
  await eventually(() => names(page)).toEqual(['候选人4', '候选人一', '候选人3'])
})

it('moves a card of another’s board to the column that was chosen in the record, and leaves their typing alone', async () => {
  const contract = { name: '云帆框架合同', status: 'draft' }
  const input = { params: { type: 'Contract' }, query: { openId: 'frame' }, body: { standardFields: contract } }
  await ask(serverUrl, createEntity, input, owner.token)
  const page = await hearing(colleague, '/entity?type=Contract&view=board&by=status', { url: other.url })
  const card = (lane: string) =>
    page.getByRole('region', { name: new RegExp(`^${lane}，`) }).getByRole('link', { name: '云帆框架合同' })
  await card('草拟').waitFor()
  const box = page.getByLabel('在合同中查找')
  await box.pressSequentially('框架')

  const mine = await hearing(owner.token, '/entity?type=Contract')
  await mine.getByRole('link', { name: '云帆框架合同' }).click()
  const record = dialog(mine, '云帆框架合同')
  await record.getByRole('button', { name: '修改「状态」' }).click()
  await record.getByRole('combobox', { name: '状态' }).selectOption({ label: '审批中' })
  await record.getByRole('button', { name: '保存' }).click()
  await mine.getByText('已保存「状态」').waitFor()
  await card('审批中').waitFor()
  await card('草拟').waitFor({ state: 'detached' })
  // The hand has not left the keyboard: what it types next goes on where it was.
  await page.keyboard.type('合')
  expect(await box.inputValue()).toBe('框架合')
  await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('框架合')
  await card('审批中').waitFor()
})

it('says so when an open record is deleted, and brings it back, on the phone as well', async () => {
  const page = await hearing(colleague, '/entity', { url: other.url, width: 390 })
  await page.getByRole('link', { name: /候选人3/ }).click()
  const record = dialog(page, '候选人3')
  await record.locator('dd').getByText('上海').waitFor()
  await ask(serverUrl, deleteEntities, { params, body: { openIds: ['person-3'] } }, owner.token)
  const banner = record.getByRole('alert').filter({ hasText: '刚刚被删除' })
  await banner.waitFor()
  await expectAccessible(page, 'deleted record')
  await banner.getByRole('button', { name: '恢复' }).click()
  await banner.waitFor({ state: 'detached' })
  await make('person-5', '候选人5')
  await page.goBack()
  await page.getByRole('button', { name: '1 份新内容，点击显示' }).click()
  await page.getByRole('link', { name: /候选人5/ }).waitFor()
})
