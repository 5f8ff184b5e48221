// Files as people meet them: sent with a bar that moves, shown whatever their kind, and never run.
import { createEntity } from '@cohort/contract/entities'
import { type StoredFile, uploadEntity, uploadFile } from '@cohort/contract/files'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { dropped, swipe } from './hands.ts'
import { chineseOn, enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { pdf, type Sample, samples } from './sample-files.ts'
import { dialog } from './shell.ts'

let owner: Awaited<ReturnType<typeof newOwner>>
let all: Sample[]

/** Sends a file over the API, as a program would. */
async function store({ name, mimeType, buffer }: Sample, token = owner.token): Promise<StoredFile> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(serverUrl + uploadFile.path, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as StoredFile
}

async function recordWith(openId: string, name: string, files: readonly Sample[], token = owner.token): Promise<void> {
  const stored: StoredFile[] = []
  for (const file of files) stored.push(await store(file, token))
  const values = stored.map(({ fileId, name, size, type }) => ({ fileId, name, size, type }))
  const input = { params: { type: 'Resume' }, query: { openId }, body: { standardFields: { name, files: values } } }
  await ask(serverUrl, createEntity, input, token)
}

beforeAll(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Resume')
  all = await samples(page)
  await recordWith('with-files', '林知遥', all)
})

const preview = (page: Page) => page.getByRole('dialog', { name: /^(预览「|Preview of “)/ })
/** A file in a record or a form; a click shows it. */
const opener = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^(预览|Preview) ${name}`) })
const ranIn = (page: Page) => page.evaluate(() => (window as { ran?: boolean }).ran)
const natural = (page: Page) => () =>
  preview(page)
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth)
const ready = (page: Page, kind: 'video' | 'audio') => () =>
  preview(page)
    .locator(kind)
    .evaluate((media: HTMLMediaElement) => media.readyState)

/** What must be seen of each kind before the next is turned to. */
const seen: Record<string, (page: Page) => Promise<unknown>> = {
  png: (page) => eventually(natural(page)).toBe(640),
  webp: (page) => eventually(natural(page)).toBe(640),
  svg: (page) => eventually(natural(page)).toBe(200),
  webm: (page) => eventually(ready(page, 'video')).toBeGreaterThan(0),
  wav: (page) => eventually(ready(page, 'audio')).toBeGreaterThan(0),
  pdf: (page) => preview(page).getByText('林知遥的简历').first().waitFor(),
  docx: (page) => preview(page).frameLocator('iframe').getByText('录用通知书').waitFor(),
  xlsx: (page) => preview(page).getByRole('cell', { name: '候选人1', exact: true }).waitFor(),
  csv: (page) => preview(page).getByRole('cell', { name: '杭州, 滨江' }).waitFor(),
  md: (page) => preview(page).getByRole('heading', { name: '面试记录' }).waitFor(),
  html: (page) => preview(page).frameLocator('iframe').getByText('Static words').waitFor(),
  txt: (page) => preview(page).getByText('第三行').waitFor(),
  zip: (page) => preview(page).getByText('这种文件不能在线预览').waitFor(),
}
const endingOf = (name: string) => name.split('.').at(-1) ?? ''

it('shows every kind of file, turns from one to the next, and runs nothing of them', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity/with-files?type=Resume')
  const from = opener(page, '照片.png')
  await from.click()
  for (const [at, { name }] of all.entries()) {
    await preview(page)
      .getByText(`${at + 1} / ${all.length}`)
      .waitFor()
    await seen[endingOf(name)]?.(page)
    await expectAccessible(page, name)
    await page.keyboard.press('ArrowRight')
    // Where the arrows belong to what is shown, the button turns.
    const turned = preview(page).getByText(`${at + 2} / ${all.length}`)
    if (at + 1 < all.length && !(await turned.isVisible()))
      await page.getByRole('button', { name: '下一个文件' }).click()
  }
  expect(await ranIn(page)).toBeUndefined()
  await page.keyboard.press('Escape')
  await preview(page).waitFor({ state: 'detached' })
  await eventually(() => from.evaluate((element) => element === document.activeElement)).toBe(true)
})

it('zooms, fits and turns a picture by buttons, keys and the wheel', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity/with-files?type=Resume')
  await opener(page, '照片.png').click()
  const percent = preview(page).getByRole('button', { name: /^\d+%$/ })
  await eventually(() => percent.textContent()).toBe('100%')
  await page.getByRole('button', { name: '放大' }).click()
  await eventually(() => percent.textContent()).toBe('125%')
  await page.keyboard.press('-')
  await eventually(() => percent.textContent()).toBe('100%')
  await preview(page).locator('img').hover()
  await page.mouse.wheel(0, -100)
  await eventually(() => percent.textContent()).toBe('128%')
  await page.keyboard.press('0')
  await eventually(() => percent.textContent()).toBe('100%')
  await page.getByRole('button', { name: '向右旋转' }).click()
  await eventually(() => preview(page).locator('img').getAttribute('style')).toContain('rotate(90deg)')
})

it('says when a picture cannot be fetched, and fetches it again', async () => {
  const page = await newVisitor()
  const addresses = /\/v1\/files\/[^/]+\?token=[^&]+$/
  await enter(page, owner.token, '/entity/with-files?type=Resume')
  await page.route(addresses, (route) => route.abort())
  await opener(page, 'photo.webp').click()
  await preview(page).getByText('图片预览失败').waitFor()
  await expectAccessible(page, 'failed')
  await page.unroute(addresses)
  await preview(page).getByRole('button', { name: '重试' }).click()
  await eventually(natural(page)).toBe(640)

  // A line that holds still: the indicator comes after three seconds.
  await page.route(addresses, () => undefined)
  await page.getByRole('button', { name: '下一个文件' }).click()
  await preview(page).getByText('正在加载预览…').waitFor()
})

it('turns the pages of a PDF, the sheets of a workbook, and hands the file over', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity/with-files?type=Resume')
  await opener(page, '简历.pdf').click()
  await preview(page).getByText('First page').waitFor()
  await preview(page).getByRole('button', { name: '下一页' }).click()
  await preview(page).getByText('Second page').waitFor()
  const downloading = page.waitForEvent('download')
  await preview(page).getByRole('link', { name: '下载' }).click()
  expect((await downloading).suggestedFilename()).toBe('简历.pdf')
  await page.getByRole('button', { name: '关闭预览' }).click()

  await opener(page, 'people.xlsx').click()
  await preview(page).getByRole('tab', { name: '说明' }).click()
  await preview(page).getByRole('cell', { name: '第二张表' }).waitFor()
  await page.getByRole('button', { name: '下一个文件' }).click()
  await preview(page).getByText('编码 GB18030').waitFor()
})

it('sends files with progress, cancels one, sends a failed one again, and asks before leaving', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity/create?entityType=Resume')
  await page.getByRole('textbox', { name: /^姓名/ }).first().fill('周砚秋')
  const [, , , , , resume, , , , , , log] = all
  if (!resume || !log) throw new Error('the samples are not there')

  // The line holds still: one is cancelled, and whoever closes the form is asked.
  let held = 0
  await page.route(`**${uploadFile.path}`, () => {
    held += 1
  })
  await page.getByLabel('附件', { exact: true }).setInputFiles([resume, log])
  await eventually(() => held).toBe(2)
  await page.getByRole('progressbar', { name: '「log.txt」的上传进度' }).waitFor()
  await page.getByRole('button', { name: '取消上传「log.txt」' }).click()
  await page.getByRole('progressbar', { name: '「log.txt」的上传进度' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: '创建', exact: true }).getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: '取消', exact: true }).first().click()
  await page.getByText('文件还在上传，要离开吗？').waitFor()
  await expectAccessible(page, 'leaving')
  await page.getByRole('dialog', { name: '文件还在上传' }).getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '取消上传「简历.pdf」' }).click()

  // The line breaks: the second try arrives.
  await page.unroute(`**${uploadFile.path}`)
  await page.route(`**${uploadFile.path}`, (route) => route.abort(), { times: 1 })
  await page.getByLabel('附件', { exact: true }).setInputFiles([resume])
  await page.getByRole('button', { name: '重新上传「简历.pdf」' }).click()
  await opener(page, '简历.pdf').waitFor()
  await expectAccessible(page, 'editor')
  await page.getByRole('button', { name: '创建', exact: true }).click()
  await page.getByText('已创建「周砚秋」').waitFor()
  await dialog(page, '周砚秋')
    .getByRole('button', { name: /^预览 简历/ })
    .click()
  await preview(page).getByText('First page').waitFor()
})

it('refuses 201 MB before a byte is sent, and knows a file by its content', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity/with-files?type=Resume')
  await page.getByRole('button', { name: '修改「附件」' }).click()
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(uploadFile.path)) sent += 1
  })
  const area = page.getByRole('button', { name: /^选择文件.*附件/ })
  await area.dispatchEvent('drop', { dataTransfer: await dropped(page, 'film.mp4', 201 * 1024 * 1024) })
  await page.getByText('文件大小不能超过 200MB').waitFor()
  expect(sent).toBe(0)
  await page.getByRole('button', { name: '移除「film.mp4」' }).click()

  await page
    .getByLabel('附件', { exact: true })
    .setInputFiles({ name: '照片.jpg', mimeType: 'image/jpeg', buffer: pdf() })
  const named = page.getByRole('button', { name: /^预览 照片(\.jpg)?\.pdf/ })
  await named.click()
  await preview(page).getByText('First page').waitFor()
  await page.keyboard.press('Escape')

  const climbing = await store({ name: '../../etc/evil.txt', mimeType: 'text/plain', buffer: Buffer.from('words') })
  expect(climbing.name).toBe('evil.txt')
})

it('makes a record of each file that is chosen for the list or dropped on it, and leads to it', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Contract')
  const contract = { name: '框架协议-甲方.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await page.route(`**${uploadEntity.path.replace('{type}', 'Contract')}`, (route) => route.abort(), { times: 1 })
  await page.getByLabel('上传合同').first().setInputFiles(contract)
  await page.getByRole('button', { name: '重新上传「框架协议-甲方.pdf」' }).click()
  await page.getByText('已上传 1 份').waitFor()
  const list = page.getByRole('region', { name: '合同', exact: true })
  await list.dispatchEvent('drop', { dataTransfer: await dropped(page, '补充协议.bin', 10) })
  await page.getByText('已上传 2 份').waitFor()
  await page.getByRole('link', { name: '打开「补充协议」' }).waitFor()
  await expectAccessible(page, 'list')
  await page.getByRole('link', { name: '框架协议-甲方', exact: true }).waitFor()
  await page.getByRole('link', { name: '打开「框架协议-甲方」' }).click()
  await opener(page, '框架协议-甲方.pdf').click()
  await preview(page).getByText('First page').waitFor()
})

it('shows the photo of a person in the list', async () => {
  const [photo] = all
  if (!photo) throw new Error('the samples are not there')
  const { fileId, name, size, type } = await store(photo)
  const standardFields = { name: '陆景行', humanInfo: { avatar: { fileId, name, size, type } } }
  const input = { params: { type: 'Resume' }, query: { openId: 'with-photo' }, body: { standardFields } }
  await ask(serverUrl, createEntity, input, owner.token)
  for (const width of [1440, 390]) {
    const page = await newVisitor({ width })
    await enter(page, owner.token, '/entity?type=Resume')
    const face = page.locator('tr, li').filter({ hasText: '陆景行' }).locator('img')
    await eventually(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200)
  }
})

it('fills a phone with every kind of file', async () => {
  const page = await newVisitor({ width: 390 })
  await enter(page, owner.token, '/entity/with-files?type=Resume')
  await opener(page, '照片.png').click()
  for (const [at, { name }] of all.entries()) {
    await preview(page)
      .getByText(`${at + 1} / ${all.length}`)
      .waitFor()
    await seen[endingOf(name)]?.(page)
    await expectAccessible(page, `390 ${name}`)
    const box = await preview(page).boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    if (at + 1 < all.length) await page.getByRole('button', { name: '下一个文件' }).click()
  }
  await page.getByRole('button', { name: '关闭预览' }).click()
})

it('turns by a swipe on a phone, and speaks English in the dark', async () => {
  const latin = all.filter(({ name }) => /^(photo|drawing|tone|bundle)\./.test(name))
  const { token } = await newOwner(serverUrl, 'Cohort Ltd', 'Lin Zhixia')
  await recordWith('latin', 'Lin Zhiyao', latin, token)
  const page = await newVisitor({ width: 390, language: 'en-US', dark: true })
  await enter(page, token, '/entity/latin?type=Resume')
  await opener(page, 'photo.webp').click()
  await preview(page).getByText(`1 / ${latin.length}`).waitFor()
  expect(await chineseOn(page)).toEqual([])
  await eventually(natural(page)).toBe(640)
  await swipe(page, -160)
  await preview(page).getByText(`2 / ${latin.length}`).waitFor()
  // A finger on what is only a placeholder would lose its ground when the picture comes.
  await preview(page).getByRole('img', { name: 'drawing.svg' }).waitFor()
  await swipe(page, 160)
  await preview(page).getByText(`1 / ${latin.length}`).waitFor()
  await expectAccessible(page, 'dark')
})
