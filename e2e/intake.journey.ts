// Thirty files are dropped on the list: read, one by one, through a new start of the page; those that
// need a person are looked at beside their file, and somebody who was here already is merged and taken apart again.
import { createIntake, pauseIntake } from '@cohort/contract/intakes'
import { listReviews } from '@cohort/contract/reviews'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { filesInHand } from './hands.ts'
import { chineseOn, enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { toast } from './permissions.ts'
import { make, read } from './records.ts'
import { asPdf, asText, bundle, candidate, mixed, poem, unreachable } from './resume-files.ts'
import type { Sample } from './sample-files.ts'
import { dialog } from './shell.ts'

let token: string
beforeAll(async () => {
  token = (await newOwner(serverUrl, '云帆招聘')).token
})

const batch = (page: Page) => dialog(page, '导入简历')
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const slow = { timeout: 90_000 }

/** Somebody who is here already, and comes again with another title. */
const known = candidate(60)

async function thirty(page: Page): Promise<Sample[]> {
  const printed = [await asPdf(page, candidate(50)), await asPdf(page, candidate(51))]
  return [...mixed(0, 23), ...printed, asText(known), poem, unreachable('黎未'), unreachable('叶听澜'), bundle]
}

it('reads thirty files, through a reload of the page, and says what became of each', { timeout: 240_000 }, async () => {
  const page = await newVisitor()
  await make(token, 'Resume', 'known', { name: known.name, humanInfo: { phone: known.phone }, skills: ['Rust'] })
  const files = await thirty(page)
  expect(files).toHaveLength(30)
  await enter(page, token, '/entity?type=Resume')
  const list = page.getByRole('region', { name: '简历', exact: true })
  await list.dispatchEvent('drop', { dataTransfer: await filesInHand(page, files) })
  await page.waitForURL(/\/resumes\/intakes\/[\w-]+$/)
  await batch(page)
    .getByText(/^已处理 \d+ \/ 30$/)
    .waitFor(slow)
  await page.getByText(/个文件正在上传/).waitFor({ state: 'detached', ...slow })

  // The batch is the server's: a new start of the browser finds it as it was.
  await page.reload()
  await batch(page).getByText('已处理 30 / 30').waitFor(slow)
  await expectAccessible(page, 'batch')
  for (const [words, count] of [
    ['已建档', 25],
    ['待确认', 3],
    ['重复待定', 1],
    ['失败', 1],
  ])
    await page.getByRole('button', { name: `${words} ${count}`, exact: true }).waitFor()

  await page.getByRole('button', { name: '失败 1', exact: true }).click()
  await row(page, '资料.zip').getByText('不支持这种文件').waitFor()
  await page.getByRole('button', { name: '重试「资料.zip」' }).click()
  await row(page, '资料.zip').getByText('不支持这种文件').waitFor(slow)
  await page.getByRole('button', { name: /^全部/ }).click()
  await page.getByRole('link', { name: `${candidate(0).name}.txt` }).click()
  await dialog(page, candidate(0).name).getByText('读取良好').waitFor()
})

it('merges a file into somebody who is here, and takes that back', async () => {
  const page = await newVisitor()
  await enter(page, token, '/resumes/intakes')
  await page.getByRole('link', { name: /^打开批次/ }).click()
  await page.getByRole('button', { name: '重复待定 1', exact: true }).click()
  const item = row(page, `${known.name}.txt`)
  await item.getByText('手机相同').waitFor()
  await expectAccessible(page, 'duplicate')
  await item.getByRole('button', { name: '合并' }).click()
  await toast(page, '已合并到已有简历').waitFor()
  await eventually(async () => (await read(token, 'Resume', 'known')).skills).toContain('Java')

  await page.goto('/resumes/duplicates?tab=journal')
  await page.getByRole('button', { name: '撤销合并' }).click()
  await page.getByText('已撤销合并，两份简历都回来了').waitFor()
  expect((await read(token, 'Resume', 'known')).skills).toEqual(['Rust'])
})

it('looks at one beside its file, corrects it and goes on', async () => {
  const page = await newVisitor()
  await enter(page, token, '/resumes/review')
  await page.getByRole('link', { name: /黎未/ }).waitFor()
  await expectAccessible(page, 'queue')
  // By the keys: wherever the focus is, along the list.
  await page.keyboard.press('j')
  await eventually(() => page.evaluate(() => document.activeElement?.matches('li:first-child a'))).toBe(true)
  await page.getByRole('link', { name: /黎未/ }).click()
  const form = dialog(page, '黎未')
  await form.getByText('没有读到联系方式').waitFor()
  // Under a dialog the key that accepts is not heard: the record waits as before.
  await form.getByRole('button', { name: '分享' }).click()
  await page.getByRole('dialog', { name: /分享/ }).press('a')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: /分享/ }).waitFor({ state: 'detached' })
  await form.getByText('没有读到联系方式').waitFor()
  // The pointer on a field lights the words that it was read from.
  await form.locator('[data-source="works.0"]').hover()
  await eventually(() => form.locator('mark').allTextContents()).toContain('星汇支付有限公司')
  await form.locator('[data-source="name"]').hover()
  await eventually(() => form.locator('mark').allTextContents()).toEqual(['黎未'])
  await form.getByRole('button', { name: '修改「姓名」' }).focus()
  await form.getByRole('button', { name: '修改「姓名」' }).press('Enter')
  await form.getByLabel('姓名').fill('黎未央')
  await page.keyboard.press('Enter')
  await dialog(page, '黎未央').getByText('已更正 1 处').waitFor()
  await expectAccessible(page, 'review')
  await dialog(page, '黎未央').getByRole('button', { name: '确认无误' }).click()
  await toast(page, '已确认').waitFor()
  // On to another one that waits; in which order they came, nobody knows.
  const title = page.getByRole('dialog').last().getByRole('heading', { level: 2 }).first()
  await eventually(() => title.textContent()).toMatch(/^(叶听澜|山行)$/)
  await page.goto('/resumes/review')
  await page.getByRole('button', { name: '逐份确认' }).click()
  await eventually(() => title.textContent()).toMatch(/^(叶听澜|山行)$/)
  const first = await title.textContent()
  // On and back before what was read is there: it never comes.
  const readings = /\/readings?\b/
  await page.route(readings, () => {})
  await page.keyboard.press('j')
  await eventually(() => title.textContent()).toBe(first === '山行' ? '叶听澜' : '山行')
  await page.unroute(readings)
  await page.keyboard.press('k')
  await eventually(() => title.textContent()).toBe(first)

  await page.goto('/resumes/review')
  await page.getByRole('link', { name: /山行/ }).click()
  await dialog(page, '山行').getByRole('button', { name: '不是简历' }).click()
  await toast(page, '已移到回收站').waitFor()
  await dialog(page, '叶听澜').waitFor()
})

it('goes through what waits of one batch alone', async () => {
  const owner = await newOwner(serverUrl, '云帆招聘')
  const page = await newVisitor()
  await enter(page, owner.token, '/resumes/intakes')
  for (const [name, ...people] of [
    ['校园招聘', '黎未'],
    ['春季招聘会', '叶听澜', '闻笙'],
  ] as const) {
    const { id } = await ask(serverUrl, createIntake, { body: { name } }, owner.token)
    await page.goto(`/resumes/intakes/${id}`)
    await page.getByLabel('添加文件').setInputFiles([...people.map(unreachable), ...(people.length > 1 ? [poem] : [])])
    await page.getByRole('button', { name: `逐份确认 ${people.length > 1 ? 3 : 1} 份` }).waitFor(slow)
  }
  await page.getByRole('button', { name: '逐份确认 3 份' }).click()
  const queue = dialog(page, '待确认的简历')
  await queue.getByText('只看「春季招聘会」这一批').waitFor()
  const names = async () => (await queue.getByRole('listitem').getByRole('link').allInnerTexts()).join()
  await eventually(() => queue.getByRole('listitem').count()).toBe(3)
  expect(await names()).not.toContain('黎未')
  // The reasons are counted in the batch as well; two of it have no way to be reached.
  await queue.getByRole('button', { name: '没有联系方式 2', exact: true }).click()
  await eventually(() => queue.getByRole('listitem').count()).toBe(2)
  await expectAccessible(page, 'queue of a batch')
  await queue.getByRole('button', { name: '全部', exact: true }).click()
  await eventually(() => queue.getByRole('listitem').count()).toBe(3)

  // One after another, to the end of the batch; then back to its list, which is empty, and on to all.
  await queue.getByRole('button', { name: '逐份确认' }).click()
  const title = page.getByRole('dialog').last().getByRole('heading', { level: 2 }).first()
  for (const left of [2, 1, 0]) {
    await eventually(() => title.textContent()).toMatch(/^(叶听澜|闻笙|山行)$/)
    const name = await title.textContent()
    await page.getByRole('button', { name: '不是简历', exact: true }).click()
    await eventually(() => title.textContent()).not.toBe(name)
    const { total } = await ask(serverUrl, listReviews, { query: {} }, owner.token)
    expect(total).toBe(left + 1)
  }
  await queue.getByText('这一批没有待确认的简历了').waitFor()
  await queue.getByRole('button', { name: '查看全部批次的 1 份' }).click()
  await queue.getByRole('link', { name: /黎未/ }).waitFor()
  expect(new URL(page.url()).search).toBe('')

  // An address of no batch leads to those that there are.
  await page.goto('/resumes/intakes/of-nothing')
  await batch(page).getByText('没有这个批次').waitFor()
  await page.getByRole('button', { name: '查看导入记录' }).click()
  await page.getByRole('link', { name: /校园招聘/ }).waitFor()
})

it('shows a printed file with the place of each value, also by a link to a line and on a phone', async () => {
  const page = await newVisitor()
  await enter(page, token, '/resumes/intakes')
  await page.getByRole('link', { name: /^打开批次/ }).click()
  await page.getByRole('link', { name: `${candidate(50).name}.pdf` }).click()
  await page.locator('[data-source="educations.0"]').hover()
  const box = page.locator('[data-page] + i').first()
  await box.waitFor()
  await expectAccessible(page, 'printed')
  const address = page.url()

  const phone = await newVisitor({ width: 390 })
  await enter(phone, token, `${new URL(address).pathname}?type=Resume&at=works.0.company`)
  await phone.getByRole('tab', { name: '原件', selected: true }).waitFor()
  await phone.locator('[data-page] + i').first().waitFor()
  await expectAccessible(phone, 'phone')
})

it('waits while it is paused and goes on, on a phone, in the dark and in English', async () => {
  const owner = await newOwner(serverUrl, 'Northwind Studio', 'Mara Lindqvist')
  const page = await newVisitor({ width: 390, language: 'en-US', dark: true })
  await enter(page, owner.token, '/resumes/intakes')
  await page.getByText('Nothing was imported yet').waitFor()
  await expectAccessible(page, 'empty')
  const english = (at: number): Sample => ({
    name: `person-${at}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(
      `Ada Novak${'abcdefghij'[at]}\nPhone: +1 415 555 01${10 + at}\nEmail: ada${at}@mail.example\nExperience\n2019 - Present  Northwind Ltd  Backend Engineer\nBuilt the billing service.\nEducation\n2014 - 2018  Lakeside University  Computer Science  Bachelor\nSkills\nGo, PostgreSQL\n`,
    ),
  })
  // It is paused before the first file comes: how quickly a machine reads must not matter here.
  const { id } = await ask(serverUrl, createIntake, { body: { name: 'Spring' } }, owner.token)
  await ask(serverUrl, pauseIntake, { params: { id }, body: {} }, owner.token)
  await page.goto(`/resumes/intakes/${id}`)
  await page.getByLabel('Add files').setInputFiles(Array.from({ length: 8 }, (_, at) => english(at)))
  await page.getByText('0 of 8 done').waitFor(slow)
  await page.getByRole('button', { name: 'Resume' }).waitFor()
  await expectAccessible(page, 'paused')
  expect(await chineseOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByText('8 of 8 done').waitFor(slow)
})
