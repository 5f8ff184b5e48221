// What one does with tasks beside moving them by mouse: by finger, by the values of a field, and by words about them.
import { setCustomFields } from '@cohort/contract/custom-fields'
import { listRemarks } from '@cohort/contract/remarks'
import { getTask } from '@cohort/contract/tasks'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { candidates, card, type MadeProject, newProject, standing } from './board.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl, settled } from './harness.ts'
import { toast } from './permissions.ts'
import { pdf } from './sample-files.ts'

let owner: Awaited<ReturnType<typeof newOwner>>
let project: MadeProject

beforeEach(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  project = await newProject(owner.token)
})

/** A finger on the page. */
async function finger(page: Page) {
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
    })
  return {
    down: (x: number, y: number) => send('touchStart', x, y),
    to: (x: number, y: number) => send('touchMove', x, y),
    up: () => send('touchEnd'),
  }
}

it('lifts a card that a finger rests on, and scrolls under one that moves', async () => {
  await candidates(owner.token, project, [
    '沈亦禾',
    '顾南乔',
    '陆景行',
    '周砚秋',
    '程嘉树',
    '方以宁',
    '白若川',
    '贺知微',
  ])
  const page = await newVisitor({ width: 390 })
  await enter(page, owner.token, project.address)
  await card(page, '沈亦禾').waitFor()
  await settled(page)
  const touch = await finger(page)
  const at = async (name: string) => {
    const box = await card(page, name).boundingBox()
    return { x: (box?.x ?? 0) + 90, y: (box?.y ?? 0) + 40 }
  }
  // Moved at once it is the list that goes, and no card.
  const low = await at('陆景行')
  // All at once: between two of them a busy machine could take long enough for a finger that rests.
  const stroke = [touch.down(low.x, low.y)]
  for (let step = 1; step <= 8; step++) stroke.push(touch.to(low.x, low.y - step * 20))
  await Promise.all([...stroke, touch.up()])
  const scrolled = () => page.evaluate(() => document.querySelector('[data-cards]')?.scrollTop ?? 0)
  await eventually(async () => (await scrolled()) > 60).toBe(true)
  expect((await standing(owner.token, project)).待筛选?.[0]).toBe('沈亦禾')
  // What the finger threw would still be moving.
  await page.reload()
  await card(page, '沈亦禾').waitFor()
  await settled(page)

  // Rested on, it comes along: further down in its list.
  const first = await at('沈亦禾')
  const third = await at('陆景行')
  const carried = page.locator('[data-carrying]')
  await touch.down(first.x, first.y)
  await carried.waitFor()
  await touch.to(first.x, first.y + 30)
  await touch.to(third.x, third.y + 20)
  await page.locator('[class*=_slot_]').waitFor()
  const before = await scrolled()
  await touch.up()
  await carried.waitFor({ state: 'detached' })
  await eventually(async () => (await standing(owner.token, project)).待筛选?.slice(0, 3)).toEqual([
    '顾南乔',
    '陆景行',
    '沈亦禾',
  ])
  expect(before).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)

  // Held at the edge, the lanes go on to the next stage.
  const held = await at('顾南乔')
  await touch.down(held.x, held.y)
  await carried.waitFor()
  await touch.to(held.x + 40, held.y)
  await touch.to(380, held.y)
  await eventually(() => page.evaluate(() => document.querySelector('[data-lanes]')?.scrollLeft ?? 0)).toBeGreaterThan(
    250,
  )
  await touch.to(200, held.y)
  await touch.up()
  await eventually(async () => (await standing(owner.token, project)).待筛选).not.toContain('顾南乔')
  await expectAccessible(page, 'board after touch')
})

it('opens a card that a finger taps', async () => {
  await candidates(owner.token, project, ['沈亦禾'])
  const page = await newVisitor({ width: 390 })
  await enter(page, owner.token, project.address)
  await card(page, '沈亦禾').tap()
  await page.getByRole('dialog', { name: '沈亦禾' }).waitFor()
})

it('puts a task under another value of an own field, and takes it back', async () => {
  const [one] = await candidates(owner.token, project, ['沈亦禾', '顾南乔'])
  const choices = [
    { id: 'inner', name: { zh: '内推', en: 'Referral' } },
    { id: 'site', name: { zh: '网站', en: 'Site' } },
  ]
  const field = { type: 'SingleChoice' as const, label: { zh: '来源', en: 'Source' }, options: { choices } }
  const params = { type: 'HydrogenTask', id: '-' }
  const { fields } = await ask(serverUrl, setCustomFields, { params, body: { fields: [field] } }, owner.token)
  const key = fields[0]?.key ?? ''
  const options = fields[0]?.options?.choices ?? []
  const idOf = (zh: string) => options.find(({ name }) => name.zh === zh)?.id
  const value = async () =>
    (await ask(serverUrl, getTask, { params: { id: one?.id ?? '' } }, owner.token)).data.customFields[key]
  const page = await newVisitor()
  await enter(page, owner.token, `${project.address}?by=data.customFields.${key}`)
  await page.getByRole('button', { name: '移动沈亦禾' }).click()
  await page.getByRole('menuitemradio', { name: '内推' }).click()
  await toast(page, '已保存').waitFor()
  await eventually(value).toBe(idOf('内推'))
  await page.getByRole('button', { name: '移动沈亦禾' }).click()
  await page.getByRole('menuitemradio', { name: '网站' }).click()
  await eventually(value).toBe(idOf('网站'))
  await page.keyboard.press('u')
  await toast(page, '已撤销').waitFor()
  await eventually(value).toBe(idOf('内推'))
  await page.keyboard.press('u')
  await eventually(value).toBeUndefined()
  await page
    .getByRole('region', { name: /^未填来源，2 个$/ })
    .getByText('沈亦禾')
    .waitFor()
})

it('finds rows by fields of their records, however many there are', async () => {
  // More than a board holds at first, so that what is on the screen cannot be what is looked through.
  const names = Array.from({ length: 40 }, (_, at) => `候选人${String(at).padStart(2, '0')}`)
  for (const stage of [0, 1]) await candidates(owner.token, project, names, stage)
  const page = await newVisitor()
  const where = (years: number) =>
    encodeURIComponent(
      JSON.stringify([
        { of: 'payload', path: 'data.standardFields.currentJobStatus.workYears', op: 'gte', values: [String(years)] },
      ]),
    )
  await enter(page, owner.token, `${project.address}?view=list&where=${where(42)}`)
  await page.getByText('共 4 个').waitFor()
  const rows = () => page.getByRole('table', { name: '任务列表' }).getByRole('link').allTextContents()
  await eventually(async () => (await rows()).toSorted()).toEqual(['候选人38', '候选人38', '候选人39', '候选人39'])
  await page.goto(`${project.address}?view=list&where=${where(9)}`)
  await page.getByText('共 70 个').waitFor()
  await page.getByRole('button', { name: '下一页' }).click()
  await eventually(async () => (await rows()).length).toBe(20)
})

it('is talked about with mentions and files, as records are', async () => {
  const [one] = await candidates(owner.token, project, ['沈亦禾'])
  await newMember(serverUrl, owner.token, '王一诺')
  const page = await newVisitor()
  await enter(page, owner.token, `/channel/task/${one?.id}`)
  const task = page.getByRole('dialog', { name: '沈亦禾' })
  await task.getByRole('tab', { name: /备注/ }).click()
  await task.getByRole('textbox', { name: '写备注' }).click()
  await page.keyboard.type('记录见附件，@王')
  await page.getByRole('option', { name: /王一诺/ }).waitFor()
  await page.keyboard.press('Enter')
  const report = { name: '面试记录.pdf', mimeType: 'application/pdf', buffer: pdf() }
  await task.getByLabel('要添加的附件').setInputFiles(report)
  await task.getByRole('button', { name: '移除「面试记录.pdf」' }).waitFor()
  await task.getByRole('button', { name: '发送' }).click()
  const said = task.getByRole('listitem').filter({ hasText: '记录见附件' })
  await said.getByText('@王一诺').waitFor()
  await task.getByRole('tab', { name: '备注 1' }).waitFor()
  await said.getByRole('button', { name: /^预览 面试记录/ }).click()
  await page.getByRole('dialog', { name: /^预览「面试记录/ }).waitFor()
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'remarks of a task')
  const params = { type: 'HydrogenTask', id: one?.id ?? '' }
  const { data } = await ask(serverUrl, listRemarks, { params, query: {} }, owner.token)
  expect(data[0]?.mentions).toHaveLength(1)
  expect(data[0]?.files.map(({ name }) => name)).toEqual(['面试记录.pdf'])
})
