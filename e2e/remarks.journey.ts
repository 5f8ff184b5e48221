// What is said about a record: written with a mention, answered, changed, taken back, and seen by the other at once.
import { createEntity } from '@cohort/contract/entities'
import { uploadFile } from '@cohort/contract/files'
import { createRemark, listRemarks } from '@cohort/contract/remarks'
import { listRoleNames } from '@cohort/contract/roles'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { beginsToHear, enter, eventually, expectAccessible, newVisitor, serverUrl, type Visitor } from './harness.ts'
import { pdf } from './sample-files.ts'
import { dialog } from './shell.ts'

let owner: Awaited<ReturnType<typeof newOwner>>
let colleague: string
const params = { type: 'Resume', id: 'person-1' }
const path = '/entity/person-1?type=Resume'

beforeEach(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  const { roles } = await ask(serverUrl, listRoleNames, {}, owner.token)
  const recruiter = roles.find(({ name }) => name === '招聘专员')?.roleId ?? ''
  colleague = (await newMember(serverUrl, owner.token, '周砚秋', [recruiter])).token
  const input = { params, query: { openId: params.id }, body: { standardFields: { name: '林知遥' } } }
  await ask(serverUrl, createEntity, input, owner.token)
})

async function reading(token: string, visitor: Visitor = {}): Promise<Page> {
  const page = await newVisitor(visitor)
  const heard = beginsToHear(page)
  await enter(page, token, path)
  await heard
  // On a phone the record itself comes first.
  await dialog(page, '林知遥')
    .getByRole('tab', { name: /^(备注|Remarks)/ })
    .click()
  return page
}
const remarks = () => ask(serverUrl, listRemarks, { params, query: {} }, owner.token)

it('is written with a mention and formatting, answered and seen by both, changed, deleted and brought back', async () => {
  const mine = await reading(owner.token)
  const theirs = await reading(colleague)
  const box = mine.getByRole('textbox', { name: '写备注' })
  await box.click()
  await mine.keyboard.type('一面通过，@周')
  await mine.getByRole('option', { name: /周砚秋/ }).waitFor()
  await expectAccessible(mine, 'mention')
  await mine.keyboard.press('Enter')
  await mine.keyboard.press('ControlOrMeta+b')
  await mine.keyboard.type('请约二面')
  await mine.keyboard.press('ControlOrMeta+Enter')
  const said = theirs.getByRole('listitem').filter({ hasText: '一面通过' })
  await said.getByText('@周砚秋').waitFor()
  expect(await said.locator('strong').getByText('请约二面').count()).toBe(1)
  await theirs.getByRole('tab', { name: /^备注 1/ }).waitFor()
  await expectAccessible(theirs, 'remarks')

  await said.getByRole('button', { name: '回复' }).click()
  await theirs.getByText('回复 林知夏').waitFor()
  // Whoever presses it goes on typing; here nobody types before the cursor is there.
  const reply = theirs.getByRole('textbox', { name: '写备注' })
  await eventually(() => reply.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  await theirs.keyboard.type('好，周四下午')
  await theirs.getByRole('button', { name: '发送' }).click()
  const answer = mine.getByRole('listitem').filter({ hasText: '好，周四下午' })
  await answer.getByText('一面通过').waitFor()
  expect((await remarks()).data[0]?.replyTo?.text).toContain('一面通过')

  const own = theirs.getByRole('listitem').filter({ hasText: '好，周四下午' })
  await own.getByRole('button', { name: '周砚秋的备注，操作' }).click()
  await theirs.getByRole('menuitem', { name: '修改' }).click()
  await theirs.getByRole('textbox', { name: '修改备注' }).press('End')
  await theirs.keyboard.type('三点')
  await theirs.getByRole('button', { name: '保存' }).click()
  await mine.getByText('好，周四下午三点').waitFor()

  await theirs
    .getByRole('listitem')
    .filter({ hasText: '三点' })
    .getByRole('button', { name: '周砚秋的备注，操作' })
    .click()
  await theirs.getByRole('menuitem', { name: '删除' }).click()
  // It can be taken back for as long as the pointer rests on it.
  const undo = theirs.getByRole('button', { name: /^撤销/ })
  await undo.hover()
  await mine.getByText('好，周四下午三点').waitFor({ state: 'detached' })
  await undo.click()
  await mine.getByText('好，周四下午三点').waitFor()
})

it('keeps what was not sent, and sends again what did not arrive', async () => {
  const page = await reading(owner.token)
  await page.getByRole('textbox', { name: '写备注' }).click()
  await page.keyboard.type('写到一半')
  await page.reload()
  const box = page.getByRole('textbox', { name: '写备注' })
  await eventually(() => box.textContent()).toBe('写到一半')
  await page.route('**/remarks', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await box.press('ControlOrMeta+Enter')
  await page.getByText('没有发出去').waitFor()
  await page.unroute('**/remarks')
  await page.getByRole('button', { name: '重新发送' }).click()
  await page.getByText('没有发出去').waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: /^备注 1/ }).waitFor()
  expect((await remarks()).total).toBe(1)
})

it('carries files: attached with progress, taken away again, sent, and opened in the preview by the other', async () => {
  const mine = await reading(owner.token)
  const theirs = await reading(colleague)
  const input = mine.getByLabel('要添加的附件')
  const report = { name: '面试记录.pdf', mimeType: 'application/pdf', buffer: pdf() }
  // The line holds still: nothing can be sent before it is there, and it can be given up.
  await mine.route(`**${uploadFile.path}`, () => undefined)
  await mine.getByRole('textbox', { name: '写备注' }).click()
  await mine.keyboard.type('记录见附件')
  await input.setInputFiles(report)
  await mine.getByRole('progressbar', { name: '「面试记录.pdf」的上传进度' }).waitFor()
  expect(await mine.getByRole('button', { name: '发送' }).isDisabled()).toBe(true)
  await expectAccessible(mine, 'attaching')
  await mine.getByRole('button', { name: '取消上传「面试记录.pdf」' }).click()
  await mine.unroute(`**${uploadFile.path}`)

  await input.setInputFiles([report, { ...report, name: '不要的.pdf' }])
  await mine.getByRole('button', { name: '移除「不要的.pdf」' }).click()
  await mine.getByRole('button', { name: '移除「面试记录.pdf」' }).waitFor()
  await mine.getByRole('button', { name: '发送' }).click()
  const said = theirs.getByRole('listitem').filter({ hasText: '记录见附件' })
  await said.getByRole('button', { name: /^预览 面试记录/ }).click()
  await theirs
    .getByRole('dialog', { name: /^预览「面试记录/ })
    .getByText('First page')
    .waitFor()
  await theirs.keyboard.press('Escape')
  expect((await remarks()).data[0]?.files.map(({ name }) => name)).toEqual(['面试记录.pdf'])
  await expectAccessible(theirs, 'remark with a file')
})

it('is a sheet on the phone, in English and in the dark, and counts what is new', async () => {
  const document = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Call went well' }] }],
  }
  await ask(serverUrl, createRemark, { params, body: { document } }, owner.token)
  const page = await reading(colleague, { width: 390, language: 'en-US', dark: true })
  await page.getByRole('listitem').filter({ hasText: 'Call went well' }).getByText('New', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Write a remark/ }).click()
  const sheet = dialog(page, 'Write a remark')
  await sheet.getByRole('textbox', { name: 'Write a remark' }).waitFor()
  await expectAccessible(page, 'sheet')
  await sheet.getByRole('textbox', { name: 'Write a remark' }).click()
  await page.keyboard.type('Great')
  await sheet.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Great' }).waitFor()
  await eventually(async () => (await ask(serverUrl, listRemarks, { params, query: {} }, colleague)).unread).toBe(0)
  await enter(page, colleague, '/entity?type=Remark')
  await page.getByRole('button', { name: /林知遥/ }).click()
  await page.getByRole('link', { name: 'Open the record' }).waitFor()
  await expectAccessible(page, 'chat')
})
