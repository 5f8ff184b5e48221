// A record given to somebody outside: by a link, without what would reach the person, until it is taken back.
import { createEntity } from '@cohort/contract/entities'
import { expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { chineseOn, enter, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { dialog } from './shell.ts'

it('is published for some days, read without sign-in and without contacts, and taken back', async () => {
  const owner = await newOwner(serverUrl, '云帆招聘')
  const standardFields = {
    name: '林知遥',
    humanInfo: { phone: '13817246059', email: 'lin@mail.example' },
    currentJobStatus: { workLocation: { city: '上海' } },
    works: [{ company: '星汇支付', position: '后端工程师' }],
  }
  const input = { params: { type: 'Resume' }, query: { openId: 'person-1' }, body: { standardFields } }
  await ask(serverUrl, createEntity, input, owner.token)
  const page = await newVisitor()
  await enter(page, owner.token, '/entity/person-1?type=Resume')
  await dialog(page, '林知遥').getByRole('button', { name: '公开分享' }).click()
  const sharing = dialog(page, '公开分享')
  await sharing.getByLabel('30 天').check()
  await sharing.getByRole('button', { name: '生成链接' }).click()
  const link = await sharing.getByLabel('分享链接').inputValue()
  await sharing.getByText(/已公开，有效期至/).waitFor()
  await expectAccessible(page, 'sharing')

  const guest = await newVisitor()
  await guest.goto(link)
  await guest.getByRole('heading', { name: '林知遥' }).waitFor()
  await guest.getByText('云帆招聘 分享').waitFor()
  await guest.getByText('星汇支付').first().waitFor()
  expect(await guest.locator('body').innerText()).not.toMatch(/13817246059|138 1724|lin@mail/)
  await expectAccessible(guest, 'shared record')

  await sharing.getByRole('button', { name: '停止分享' }).click()
  await page.getByText('已停止分享，链接已失效').waitFor()
  const late = await newVisitor({ width: 390, language: 'en-US', dark: true })
  await late.goto(link)
  await late.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  await expectAccessible(late, 'expired link')
  expect(await chineseOn(late)).toEqual([])
})
