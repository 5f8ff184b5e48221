// A list as conversations: who was talked about last comes first, the list's own search and filters narrow it.
import type { RemarkDocument } from '@cohort/contract/remark-document'
import { createRemark, listRemarks } from '@cohort/contract/remarks'
import { listRoleNames } from '@cohort/contract/roles'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import {
  beginsToHear,
  chineseOn,
  enter,
  eventually,
  expectAccessible,
  newVisitor,
  serverUrl,
  type Visitor,
} from './harness.ts'
import { make } from './records.ts'

let owner: Awaited<ReturnType<typeof newOwner>>
let colleague: string

const saying = (text: string): RemarkDocument => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})
const say = (id: string, text: string, token = owner.token) =>
  ask(serverUrl, createRemark, { params: { type: 'Resume', id }, body: { document: saying(text) } }, token)

beforeEach(async () => {
  owner = await newOwner(serverUrl, 'Cohort Ltd', 'Lin Zhixia')
  const { roles } = await ask(serverUrl, listRoleNames, {}, owner.token)
  const recruiter = roles.find(({ name }) => name === '招聘专员')?.roleId ?? ''
  colleague = (await newMember(serverUrl, owner.token, 'Zhou Yanqiu', [recruiter])).token
  for (const [id, name, city] of [
    ['ada', 'Ada Lin', 'Shanghai'],
    ['ben', 'Ben Zhou', 'Suzhou'],
    ['cai', 'Cai Wen', 'Shanghai'],
  ] as const)
    await make(owner.token, 'Resume', id, { name, currentJobStatus: { workLocation: { city } } })
  await say('ada', 'Phone screen went well')
  await say('ben', 'Asks for a later start')
})

async function chatting(token: string, visitor: Visitor = {}): Promise<Page> {
  const page = await newVisitor({ language: 'en-US', ...visitor })
  const heard = beginsToHear(page)
  await enter(page, token, '/entity?type=Resume')
  await heard
  return page
}
const talks = (page: Page) => page.getByRole('navigation', { name: 'Records with remarks' })
const names = (page: Page) => talks(page).getByRole('button').locator('strong').allTextContents()

it('puts who was talked about last first, narrows by the list’s search, and lets one answer beside it', async () => {
  const page = await chatting(owner.token)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await eventually(() => names(page)).toEqual(['Ben Zhou', 'Ada Lin', 'Cai Wen'])
  expect(new URL(page.url()).searchParams.get('view')).toBe('chat')
  await page.getByRole('region', { name: 'Ben Zhou' }).getByText('Asks for a later start').waitFor()
  await expectAccessible(page, 'chat view')
  expect(await chineseOn(page)).toEqual([])

  // Somebody writes elsewhere: it comes first, and what is being written here stays.
  await page.getByRole('textbox', { name: 'Write a remark' }).click()
  await page.keyboard.type('March is fine')
  await say('ada', 'Second round on Thursday', colleague)
  await eventually(() => names(page)).toEqual(['Ada Lin', 'Ben Zhou', 'Cai Wen'])
  await talks(page)
    .getByRole('button', { name: /Ada Lin.*Zhou Yanqiu: Second round.*1 unread/ })
    .waitFor()
  await page.getByRole('region', { name: 'Ben Zhou' }).getByText('March is fine').waitFor()
  await page.getByRole('button', { name: 'Send' }).click()
  await eventually(() => names(page)).toEqual(['Ben Zhou', 'Ada Lin', 'Cai Wen'])

  await page.getByLabel(/^Search in/).fill('lin')
  await eventually(() => names(page)).toEqual(['Ada Lin'])
  await page.getByRole('region', { name: 'Ada Lin' }).getByText('Second round on Thursday').waitFor()
  await page.getByLabel(/^Search in/).fill('nobody at all')
  await page.getByText('No conversation meets these conditions').waitFor()
  await expectAccessible(page, 'no conversation')
})

it('is a list and then a conversation on a phone, where the first remark can be written', async () => {
  const page = await chatting(owner.token, { width: 390, dark: true })
  await page.getByRole('button', { name: /^Shown as/ }).click()
  await page.getByRole('menuitemradio', { name: 'Chat' }).click()
  await eventually(() => names(page)).toEqual(['Ben Zhou', 'Ada Lin', 'Cai Wen'])
  await expectAccessible(page, 'chat list on a phone')
  await talks(page)
    .getByRole('button', { name: /Cai Wen/ })
    .click()
  await talks(page).waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Cai Wen' }).getByText('No remarks yet').waitFor()
  await expectAccessible(page, 'conversation on a phone')
  await page.getByRole('button', { name: /^Write a remark/ }).click()
  await page.getByRole('textbox', { name: 'Write a remark' }).click()
  await page.keyboard.type('Found by a friend')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Found by a friend' }).waitFor()
  const params = { type: 'Resume', id: 'cai' }
  await eventually(async () => (await ask(serverUrl, listRemarks, { params, query: {} }, owner.token)).total).toBe(1)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await eventually(() => names(page)).toEqual(['Cai Wen', 'Ben Zhou', 'Ada Lin'])
})

it('is not offered to whoever may not read remarks', async () => {
  const { token } = await newMember(serverUrl, owner.token, 'Reader')
  const page = await chatting(token)
  await page.getByRole('button', { name: 'Board', exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Chat', exact: true }).count()).toBe(0)
})
