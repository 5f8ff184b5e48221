// A resume that waits for review is opened from the queue: what the queue knows is there at once, the place of the file is
// kept while it is on its way, and where it does not come it can be asked for again.
import { getEntity } from '@cohort/contract/entities'
import { createIntake } from '@cohort/contract/intakes'
import { getReading } from '@cohort/contract/readings'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { toast } from './permissions.ts'
import { unreachable } from './resume-files.ts'
import { dialog } from './shell.ts'

/** Everything that a call may be asked for. */
const ways = ({ path }: { path: string }) => new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`)

/** A batch of those who cannot be reached, all of them read. */
async function addTo(page: Page, token: string, people: readonly string[]): Promise<void> {
  const { id } = await ask(serverUrl, createIntake, { body: { name: '春季招聘会' } }, token)
  await enter(page, token, `/resumes/intakes/${id}`)
  await page.getByLabel('添加文件').setInputFiles(people.map(unreachable))
  await page.getByRole('button', { name: `逐份确认 ${people.length} 份` }).waitFor({ timeout: 90_000 })
}

async function queueWith(page: Page, people: readonly string[]): Promise<string> {
  const { token } = await newOwner(serverUrl, '云帆招聘')
  await addTo(page, token, people)
  await page.goto('/resumes/review')
  await page.getByRole('link', { name: new RegExp(people[0] ?? '') }).waitFor()
  return token
}

it('opens one of the queue at once, and asks again for a file that did not come', async () => {
  const page = await newVisitor()
  await queueWith(page, ['黎未'])
  // The record itself is never answered: the queue knew it.
  await page.route(ways(getEntity), () => {})
  let answer: () => void = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route(ways(getReading), async (route) => {
    await held
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"ServerError"}' })
  })
  await page.getByRole('link', { name: /黎未/ }).click()
  const form = dialog(page, '黎未')
  await form.getByText('星汇支付有限公司').first().waitFor()
  // Beside it a page is drawn already: nothing moves when the file comes.
  const left = () => form.getByRole('tab', { name: '备注' }).evaluate((tab) => tab.getBoundingClientRect().left)
  const before = await left()
  answer()
  const failed = form.getByRole('alert')
  await failed.waitFor()
  await expectAccessible(page, 'file that did not come')
  await page.unroute(ways(getReading))
  await failed.getByRole('button', { name: '重试' }).click()
  await form.getByText('没有读到联系方式').waitFor()
  expect(await left()).toBe(before)
})

it('lights the source of a field on which the pointer rested before the file was there', async () => {
  const page = await newVisitor()
  await queueWith(page, ['黎未'])
  let answer: () => void = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route(ways(getReading), async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: /黎未/ }).click()
  const form = dialog(page, '黎未')
  const company = form.getByRole('definition').filter({ hasText: '星汇支付有限公司' }).first()
  const { x = 0, y = 0 } = (await company.boundingBox()) ?? {}
  await page.mouse.move(x + 20, y + 8)
  answer()
  await form.getByText('没有读到联系方式').waitFor()
  await page.mouse.move(x + 24, y + 10)
  await eventually(() => form.locator('mark').allTextContents()).toContain('星汇支付有限公司')
})

it('has read the next one with its file before it is turned to', async () => {
  const page = await newVisitor()
  await queueWith(page, ['叶听澜', '闻笙'])
  const read: string[] = []
  page.on('response', (answer) => {
    if (ways(getReading).test(new URL(answer.url()).pathname)) read.push(answer.url())
  })
  await page.getByRole('button', { name: '逐份确认' }).click()
  await eventually(() => read.length).toBe(2)
  const title = page.getByRole('dialog').last().getByRole('heading', { level: 2 }).first()
  const first = await title.textContent()
  await page.route(ways(getReading), () => {})
  await page.keyboard.press('j')
  await eventually(() => title.textContent()).not.toBe(first)
  await page.getByText('没有读到联系方式').waitFor()
})

it('goes on to those who came into the queue meanwhile, and says only at the end that it was the last', async () => {
  const page = await newVisitor()
  const token = await queueWith(page, ['叶听澜'])
  await page.getByRole('button', { name: '逐份确认' }).click()
  await dialog(page, '叶听澜').getByText('没有读到联系方式').waitFor()
  const colleague = await newVisitor()
  await addTo(colleague, token, ['闻笙'])
  await page.keyboard.press('a')
  await dialog(page, '闻笙').getByText('没有读到联系方式').waitFor()
  await page.keyboard.press('a')
  await toast(page, '已确认，都看完了').waitFor()
})
