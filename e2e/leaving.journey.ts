// Files on their way, and somebody who leaves: nothing is lost without a question.
import { uploadFile } from '@cohort/contract/files'
import { beforeEach, expect, it } from 'vitest'
import { newOwner } from './ask.ts'
import { atPath, enter, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { make } from './records.ts'
import { pdf } from './sample-files.ts'
import { dialog } from './shell.ts'

let owner: Awaited<ReturnType<typeof newOwner>>

beforeEach(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  await make(owner.token, 'Resume', 'with-files', { name: '林知遥' })
})

it('asks before Back, a link or closing the window takes files away that are on their way', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Resume')
  await page.getByRole('link', { name: '林知遥' }).click()
  await page.route(`**${uploadFile.path}`, () => undefined)
  const record = dialog(page, '林知遥')
  await record
    .getByLabel('要添加的附件')
    .setInputFiles({ name: '记录.pdf', mimeType: 'application/pdf', buffer: pdf() })
  const bar = page.getByRole('progressbar', { name: '「记录.pdf」的上传进度' })
  await bar.waitFor()
  const question = page.getByRole('dialog', { name: '文件还在上传' })

  await page.goBack()
  await expectAccessible(page, 'asked on Back')
  await question.getByRole('button', { name: '取消' }).click()
  await atPath(page, '/entity/with-files')
  await bar.waitFor()

  // A link as anything in the product follows one.
  await page.keyboard.press('ControlOrMeta+k')
  await dialog(page, '搜索与命令').getByRole('option', { name: '首页' }).click()
  await question.waitFor()
  await question.getByRole('button', { name: '取消' }).click()
  await bar.waitFor()

  const asked = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const browserAsks = await asked
  expect(browserAsks.type()).toBe('beforeunload')
  await browserAsks.dismiss()
  await closing
  await bar.waitFor()

  await page.goBack()
  await question.getByRole('button', { name: '离开' }).click()
  await question.waitFor({ state: 'detached' })
  await bar.waitFor({ state: 'detached' })
  await record.waitFor({ state: 'detached' })
  expect(await page.getByRole('region', { name: /最小化/ }).count()).toBe(0)
  // Nothing is on its way any more: the window closes without a word.
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])
})
