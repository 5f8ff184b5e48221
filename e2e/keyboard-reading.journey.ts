// By keys alone: the tools that read a resume, and the review of what was read. The focus is always somewhere near.

import { createIntake } from '@cohort/contract/intakes'
import { parseText } from '@cohort/contract/readings'
import { listReviews } from '@cohort/contract/reviews'
import { expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { enter, eventually, newVisitor, serverUrl } from './harness.ts'
import { heard, pressUntil, tabTo } from './keys.ts'
import { toast } from './permissions.ts'
import { pasted as resume, unreachable } from './resume-files.ts'
import { dialog } from './shell.ts'

it('reads a text, sees where each value stands, and goes on with another', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const page = await newVisitor()
  await enter(page, token, '/toolbox')
  const words = page.getByRole('textbox', { name: '简历文字' })
  await words.waitFor()
  // What fails offers the same once more, and the way back with what was typed.
  await page.route(`**${parseText.path}`, (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"ServerError","message":""}' }),
  )
  await tabTo(page, /^简历文字$/)
  await page.keyboard.insertText(resume)
  await tabTo(page, /^解析$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^回去修改$/)
  await page.keyboard.press('Enter')
  await eventually(() => heard(page)).not.toBe('nothing')
  expect(await words.inputValue()).toBe(resume)
  await tabTo(page, /^解析$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^重试$/)
  await page.unroute(`**${parseText.path}`)
  await page.keyboard.press('Enter')

  // The focus is where the answer begins; a field that has it lights its source.
  await eventually(() => heard(page)).toMatch(/^读出 \d+ 项/)
  await pressUntil(page, 'Tab', /^云栈科技有限公司/)
  await eventually(() => page.locator('mark').allTextContents()).toContain('云栈科技有限公司')
  await pressUntil(page, 'Shift+Tab', /^再来一份$/)
  await page.keyboard.press('Enter')
  await eventually(() => heard(page)).toMatch(/或者贴上文字/)
  expect(await words.inputValue()).toBe('')
})

it('compares and drafts, and the focus stays at the button that was pressed', async () => {
  const { token } = await newOwner(serverUrl, '青屿软件')
  const page = await newVisitor()
  await enter(page, token, '/toolbox')
  await page.getByRole('textbox', { name: '简历文字' }).waitFor()
  await tabTo(page, /^比对职位与简历$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^职位描述$/)
  await page.keyboard.insertText('3 年以上 Java 开发经验；熟悉 Kafka。')
  await tabTo(page, /^简历文字$/)
  await page.keyboard.insertText(resume)
  await tabTo(page, /^比对$/)
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: '逐条对照' }).getByText('Kafka 削峰').first().waitFor()
  expect(await heard(page)).toBe('比对')
  await pressUntil(page, 'Shift+Tab', /^生成职位描述$/)
  await page.keyboard.press('Enter')
  await tabTo(page, /^职位名称$/)
  await page.keyboard.insertText('后端工程师')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: '任职要求' }).waitFor()
  await tabTo(page, /^复制$/)
})

it('goes through what waits for review: looks, corrects, accepts, rejects, and takes that back', async () => {
  const { token } = await newOwner(serverUrl, '云帆招聘')
  const { id } = await ask(serverUrl, createIntake, { body: { name: '几份' } }, token)
  const page = await newVisitor()
  await enter(page, token, `/resumes/intakes/${id}`)
  await page.getByLabel('添加文件').setInputFiles(['黎未', '叶听澜', '闻笙'].map(unreachable))
  await page.getByText('已处理 3 / 3').waitFor({ timeout: 90_000 })
  await page.goto('/resumes/review')
  await page.getByRole('link', { name: /黎未/ }).waitFor()
  await pressUntil(page, 'j', /^黎\s*黎未/)
  await page.keyboard.press('Enter')
  const first = dialog(page, '黎未')
  // Which keys there are stands beside the buttons.
  await first.getByText('a 确认').waitFor()
  await tabTo(page, /^修改「姓名」$/)
  await eventually(() => first.locator('mark').allTextContents()).toEqual(['黎未'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('黎未央')
  await page.keyboard.press('Enter')
  await dialog(page, '黎未央').getByText('已更正 1 处').waitFor()
  await eventually(() => heard(page)).not.toBe('nothing')
  await page.keyboard.press('a')
  await toast(page, '已确认').waitFor()

  const title = page.getByRole('dialog').last().getByRole('heading', { level: 2 }).first()
  await eventually(() => title.textContent()).toMatch(/^(叶听澜|闻笙)$/)
  await eventually(() => heard(page)).not.toBe('nothing')
  const rejected = await title.textContent()
  await tabTo(page, /^不是简历$/)
  await page.keyboard.press('Enter')
  await toast(page, '已移到回收站').waitFor()
  await eventually(() => title.textContent()).not.toBe(rejected)
  await eventually(() => heard(page)).not.toBe('nothing')
  await page.keyboard.press('Control+z')
  await toast(page, '已移到回收站').waitFor({ state: 'detached' })
  // The one that was rejected waits again, and is what is left when the other is accepted.
  const waiting = async () =>
    (await ask(serverUrl, listReviews, { query: {} }, token)).data.map(({ record }) => record.data.standardFields.name)
  await eventually(waiting).toContain(rejected)
  await page.keyboard.press('a')
  await toast(page, '已确认').waitFor()
  await eventually(waiting).toEqual([rejected])
})
