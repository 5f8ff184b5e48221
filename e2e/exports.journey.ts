// Taking a list along: asked for, cancelled, asked for again, opened in a reader of sheets, and nobody else's.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportEntities, listExports } from '@cohort/contract/exports'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { candidates, newProject } from './board.ts'
import { addRecords, failExports, stopExports } from './database.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { make } from './records.ts'
import { dialog } from './shell.ts'

/** The reader that the web shows sheets with, as a program would use it. */
const { readSheet: rowsOf }: { readSheet: (file: string) => Promise<(string | number | null)[][]> } = createRequire(
  new URL('../web/package.json', import.meta.url),
)('read-excel-file/node')

const folder = mkdtempSync(join(tmpdir(), 'cohort-downloads-'))
let downloads = 0
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let owner: Awaited<ReturnType<typeof newOwner>>
const hostile = '=HYPERLINK("http://x","点我")'

beforeAll(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  await make(owner.token, 'Resume', 'one', {
    name: hostile,
    humanInfo: { phone: '13900001234', email: 'lin@example.com', age: 31 },
  })
  await make(owner.token, 'Resume', 'two', { name: '周子墨 😀 مرحبا', humanInfo: { phone: '13900005678' } })
})

/** The pop-over of the download centre. */
async function openCentre(page: Page): Promise<Locator> {
  await page.getByRole('navigation').getByRole('button', { name: '下载中心', exact: true }).click()
  const centre = page.getByRole('region', { name: '下载中心' })
  await centre.getByText('最近导出').waitFor()
  return centre
}

async function download(page: Page, within: Locator): Promise<string> {
  const coming = page.waitForEvent('download')
  await within
    .getByRole('link', { name: /^下载 / })
    .first()
    .click()
  const file = join(folder, `${++downloads}`)
  await (await coming).saveAs(file)
  return file
}

const lastLink = async (token: string) =>
  (await ask(serverUrl, listExports, { query: {} }, token)).data.find(({ link }) => link)?.link ?? ''

it('exports what the list shows, masked, and in full for a reason; a reader of sheets opens it', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Resume')
  await page.getByText('周子墨').first().waitFor()
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const asking = dialog(page, '导出数据')
  await expectAccessible(page, 'export dialog')
  await asking.getByLabel('全部字段').check()
  await asking.getByRole('button', { name: '开始导出' }).click()
  await page.getByText('已开始导出，完成后可在下载中心下载').waitFor()
  const centre = await openCentre(page)
  await centre.getByText('成功').first().waitFor()
  await expectAccessible(page, 'download centre')
  const [head = [], ...rows] = await rowsOf(await download(page, centre))
  const at = (label: string) => head.indexOf(label)
  expect(rows.map((row) => row[at('姓名')])).toEqual(['周子墨 😀 مرحبا', hostile])
  expect(rows.map((row) => row[at('手机')])).toEqual(['139****5678', '139****1234'])
  expect(rows[1]?.[at('年龄')]).toBe(31)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await asking.getByLabel('全部字段').check()
  await asking.getByLabel('CSV').check()
  await asking.getByLabel('完整导出').check()
  await asking.getByRole('button', { name: '开始导出' }).click()
  await asking.getByText('请填写导出理由').waitFor()
  await asking.getByLabel('导出理由').fill('交给用人部门安排面试')
  await asking.getByRole('button', { name: '开始导出' }).click()
  await openCentre(page)
  await centre.getByText('含完整联系方式').waitFor()
  const csv = readFileSync(await download(page, centre), 'utf8')
  expect(csv.startsWith('\ufeff')).toBe(true)
  expect(csv).toContain('13900001234')
  expect(csv).toContain(`"'=HYPERLINK(""http://x"",""点我"")"`)
})

it('refuses the link of another member, and contact details to whoever may not export', async () => {
  const colleague = await newMember(serverUrl, owner.token, '方晓')
  const page = await newVisitor()
  await enter(page, colleague.token, '/entity?type=Resume')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const full = dialog(page, '导出数据').getByLabel('完整导出')
  // It says why it cannot be chosen, and stays as it was.
  await full.click({ force: true })
  expect(await full.isChecked()).toBe(false)
  await page.keyboard.press('Escape')
  const link = await lastLink(owner.token)
  expect((await page.request.get(link)).status()).toBe(403)
  const owners = await newVisitor()
  await enter(owners, owner.token, '/entity?type=Resume')
  expect((await owners.request.get(link)).status()).toBe(200)
})

it('cancels an export under way, says so, and exports again', async () => {
  const { token, tenantId } = await newOwner(serverUrl, '百店连锁')
  await addRecords(tenantId, 'Shop', 60_000)
  const page = await newVisitor()
  await enter(page, token, '/entity?type=Shop')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  const begun = page.waitForResponse((answer) => new URL(answer.url()).pathname === exportEntities.path)
  await dialog(page, '导出数据').getByRole('button', { name: '开始导出' }).click()
  await begun
  await stopExports(tenantId)
  const centre = await openCentre(page)
  await centre.getByRole('progressbar').waitFor()
  await centre.getByRole('button', { name: '取消导出' }).click()
  await centre.getByText('已取消').waitFor()
  expect(await centre.getByRole('link', { name: /^下载 / }).count()).toBe(0)
  await centre.getByRole('button', { name: '重新导出' }).click()
  await centre.getByText('成功').waitFor({ timeout: 150_000 })
  const rows = await rowsOf(await download(page, centre))
  expect(rows).toHaveLength(60_001)

  await centre.getByRole('button', { name: '查看完整导出记录' }).click()
  const records = dialog(page, '完整导出记录')
  await records.getByRole('row').nth(2).waitFor()
  expect((await records.boundingBox())?.width).toBeCloseTo(1440 * 0.8, 0)
  await records.getByText('已取消').waitFor()
  await expectAccessible(page, 'all records')
}, 300_000)

it('exports projects from their list and tasks from the board', async () => {
  const project = await newProject(owner.token)
  await candidates(owner.token, project, ['陆明远'])
  await candidates(owner.token, project, ['沈一诺'], 2)
  const page = await newVisitor()
  await enter(page, owner.token, project.address)
  await page.getByText('陆明远').first().waitFor()
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await dialog(page, '导出数据').getByRole('button', { name: '开始导出' }).click()
  await page.getByText('已开始导出').waitFor()
  await page.getByRole('button', { name: '下载中心', exact: true }).last().click()
  const records = dialog(page, '完整导出记录')
  await records
    .getByRole('row', { name: /后端工程师/ })
    .getByText('成功')
    .waitFor()
  const [head = [], ...tasks] = await rowsOf(await download(page, records.getByRole('row', { name: /后端工程师/ })))
  expect(head.slice(0, 2)).toEqual(['任务名称', '阶段'])
  expect(tasks.map((row) => row.slice(0, 2))).toEqual([
    ['陆明远', '待筛选'],
    ['沈一诺', '面试'],
  ])

  await enter(page, owner.token, `/channel?channelId=${project.channelId}`)
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await dialog(page, '导出数据').getByRole('button', { name: '开始导出' }).click()
  await page.getByText('已开始导出').waitFor()
  const centre = await openCentre(page)
  await centre.locator('li').first().getByText('成功').waitFor()
  const projects = await rowsOf(await download(page, centre.locator('li').first()))
  expect(projects.map((row) => row[0])).toEqual(['项目名称', '后端工程师（支付）'])
})

it('says by keyboard why an export failed, and Escape takes the words away first', async () => {
  const { token, tenantId } = await newOwner(serverUrl, '远山制造')
  await ask(serverUrl, exportEntities, { body: { entityType: 'Resume' } }, token)
  await failExports(tenantId, 'gone')
  const page = await newVisitor()
  await enter(page, token, '/entity?type=Resume')
  const centre = await openCentre(page)
  await centre.getByRole('button', { name: '查看完整导出记录' }).click()
  const records = dialog(page, '完整导出记录')
  const words = records.getByRole('tooltip')
  const status = records.getByRole('button', { name: '失败' })
  await status.waitFor()
  expect(await words.count()).toBe(0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await words.getByText('要导出的类型、字段或项目已不存在').waitFor()
  await eventually(() => status.evaluate((button) => button === document.activeElement)).toBe(true)
  await expectAccessible(page, 'why it failed')
  await page.keyboard.press('Escape')
  await words.waitFor({ state: 'detached' })
  await records.waitFor()
  await page.keyboard.press('Escape')
  await records.waitFor({ state: 'detached' })
})
