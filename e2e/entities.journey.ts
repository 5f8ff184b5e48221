// Materials as a recruiter uses them: find, narrow down, open, change, delete and take back, send the link.
import { createEntity, deleteEntities, patchEntity } from '@cohort/contract/entities'
import { beforeAll, expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { enter, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { dialog } from './shell.ts'

const cities = ['上海', '杭州', '北京']
const degrees = ['bachelor', 'master']
let owner: Awaited<ReturnType<typeof newOwner>>

/** Thirty people: every third in Shanghai, every second with a master's degree, every fifth from a payment company. */
beforeAll(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  for (let at = 0; at < 30; at++) {
    const standardFields = {
      name: `候选人${String(at).padStart(2, '0')}`,
      humanInfo: { degree: degrees[at % 2] },
      currentJobStatus: { workLocation: { city: cities[at % 3] }, workYears: at % 10 },
      works: [{ company: at % 5 === 0 ? '星汇支付' : '青屿软件', position: '后端工程师' }],
    }
    const input = { params: { type: 'Resume' }, query: { openId: `person-${at}` }, body: { standardFields } }
    await ask(serverUrl, createEntity, input, owner.token)
  }
})

it('finds people by two characters and two facets, and shows a colleague the same by the link', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity')
  await page.getByText('共 30 份').waitFor()
  await page.getByLabel('在简历中查找').fill('支付')
  await page.getByText('共 6 份').waitFor()
  expect(await page.locator('tbody mark').first().textContent()).toBe('支付')
  await page.getByRole('button', { name: /^现居城市：上海/ }).click()
  await page.getByText('共 2 份').waitFor()
  await page.getByRole('button', { name: /^最高学历：硕士/ }).click()
  await page.getByText('共 1 份').waitFor()
  await page.getByRole('link', { name: '候选人15' }).waitFor()
  await expectAccessible(page, 'list')

  const colleague = await newVisitor()
  const { token } = await newMember(serverUrl, owner.token, '周砚秋')
  await enter(colleague, token, new URL(page.url()).pathname + new URL(page.url()).search)
  await colleague.getByText('共 1 份').waitFor()
  await colleague.getByRole('link', { name: '候选人15' }).waitFor()
})

it('names the condition to drop where nothing is found', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Resume&q=支付&f.currentJobStatus.workLocation=厦门')
  await page.getByRole('button', { name: '去掉「厦门」' }).click()
  await page.getByText('共 6 份').waitFor()
})

it('opens a record, turns to the next, changes a field, and shows both values where two changed it', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity')
  await page.getByRole('link', { name: '候选人29' }).click()
  await dialog(page, '候选人29').getByText('1 / 20').waitFor()
  await page.getByRole('button', { name: '下一个' }).click()
  const record = dialog(page, '候选人28')
  await record.getByText('2 / 20').waitFor()
  await expectAccessible(page, 'detail')
  await record.getByRole('button', { name: '修改「现居城市」' }).click()
  await record.getByLabel('现居城市').fill('苏州')
  await page.keyboard.press('Enter')
  const meanwhile = { currentJobStatus: { workLocation: { city: '成都' } } }
  const theirs = { params: { type: 'Resume' }, query: { openId: 'person-28' }, body: { standardFields: meanwhile } }
  await ask(serverUrl, patchEntity, theirs, owner.token)
  await record.getByRole('button', { name: '保存' }).click()
  const conflict = dialog(page, '同一字段刚刚被别人改过')
  await conflict.getByText('成都').waitFor()
  await conflict.getByRole('button', { name: '保留我的' }).click()
  await page.getByText('已保存「现居城市」').waitFor()
  await record.getByRole('tab', { name: '历史' }).click()
  await record.locator('ins').getByText('苏州').first().waitFor()
})

it('selects by keyboard, deletes and takes back', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Resume')
  await page.getByText('共 30 份').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByText('已选 2 份').waitFor()
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByText('共 28 份').waitFor()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await page.getByText('共 30 份').waitFor()
})

it.each([1440, 390])('brings back from the recycle bin what was deleted, at %d px', async (width) => {
  const input = { params: { type: 'Resume' }, body: { openIds: ['person-3'] } }
  await ask(serverUrl, deleteEntities, input, owner.token)
  const page = await newVisitor({ width })
  await enter(page, owner.token, '/setting/recycle-bin')
  const restore = page.getByRole('row', { name: /候选人03/ }).getByRole('button', { name: '恢复' })
  const box = await restore.boundingBox()
  expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  await restore.click()
  await page.getByText('已恢复「候选人03」').waitFor()
})
