// Candidates on their way through a project: the board, by mouse and by keyboard, alone and with others.
import { listenLive } from '@cohort/contract/live'
import { moveTasks } from '@cohort/contract/tasks'
import { beforeEach, expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import {
  candidates,
  card,
  cardsIn,
  changeStages,
  column,
  drag,
  type MadeProject,
  newProject,
  standing,
} from './board.ts'
import { beginsToHear, enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { toast } from './permissions.ts'
import { asText, candidate, importedAll } from './resume-files.ts'

let owner: Awaited<ReturnType<typeof newOwner>>
let project: MadeProject

beforeEach(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  project = await newProject(owner.token)
})

const open = async (query = '', width?: number) => {
  const page = await newVisitor(width ? { width } : {})
  await enter(page, owner.token, `${project.address}${query}`)
  return page
}

it('shows the stages with their counts, and moves a card by mouse, with a way back', async () => {
  await candidates(owner.token, project, ['沈亦禾', '顾南乔', '陆景行'])
  await candidates(owner.token, project, ['周砚秋'], 1)
  const page = await open()
  await column(page, '待筛选').getByText('沈亦禾').waitFor()
  await page.getByRole('region', { name: '待筛选，3 个' }).waitFor()
  await page.getByRole('region', { name: '初筛，1 个' }).waitFor()
  await page.getByRole('button', { name: '淘汰 0，展开' }).waitFor()
  await expectAccessible(page, 'board')

  await drag(page, '顾南乔', '初筛', false)
  await page.getByText('松手前可按 Esc 取消').waitFor()
  await page.keyboard.press('Escape')
  // Let go over the card itself: giving up does not open it.
  await card(page, '顾南乔').hover()
  await page.mouse.up()
  expect(new URL(page.url()).pathname).toBe(project.address)
  expect(await cardsIn(page, '待筛选')).toEqual(['沈亦禾', '顾南乔', '陆景行'])

  await drag(page, '顾南乔', '初筛')
  await eventually(() => cardsIn(page, '初筛')).toEqual(['顾南乔', '周砚秋'])
  await toast(page, '流程已修改：顾南乔 → 初筛').waitFor()
  expect((await standing(owner.token, project)).初筛).toEqual(['顾南乔', '周砚秋'])

  await page.keyboard.press('u')
  await toast(page, '已撤销').waitFor()
  await eventually(() => cardsIn(page, '待筛选')).toEqual(['沈亦禾', '顾南乔', '陆景行'])
  expect((await standing(owner.token, project)).待筛选).toEqual(['沈亦禾', '顾南乔', '陆景行'])
})

it('moves by keyboard, and several at once', async () => {
  await candidates(owner.token, project, ['沈亦禾', '顾南乔', '陆景行'])
  const page = await open()
  await card(page, '顾南乔').focus()
  await page.keyboard.press('Space')
  await page.getByText('提起了顾南乔，现在在「待筛选」').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByText(/顾南乔将放到「初筛」第 1 个/).waitFor()
  await page.keyboard.press('Space')
  await eventually(() => cardsIn(page, '初筛')).toEqual(['顾南乔'])
  await eventually(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toContain('顾南乔')

  await card(page, '沈亦禾').focus()
  await page.keyboard.press('x')
  await card(page, '陆景行').click({ modifiers: ['Control'] })
  await page.getByRole('region', { name: '批量操作' }).getByText('已选 2 个').waitFor()
  await drag(page, '沈亦禾', '面试')
  await toast(page, '流程已修改：2 个任务 → 面试').waitFor()

  // The lost stage is folded to a spine, and takes what is dropped on it.
  const spine = await page.getByRole('button', { name: '淘汰 0，展开' }).boundingBox()
  const from = await card(page, '顾南乔').boundingBox()
  await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 30)
  await page.mouse.down()
  await page.mouse.move((spine?.x ?? 0) + 20, (spine?.y ?? 0) + 200, { steps: 8 })
  await page.mouse.up()
  await page.getByRole('button', { name: '淘汰 1，展开' }).waitFor()
  await eventually(async () => (await standing(owner.token, project)).面试?.toSorted()).toEqual(['沈亦禾', '陆景行'])
})

it('asks in place for what a stage requires', async () => {
  await candidates(owner.token, project, ['林知遥'], 2)
  await changeStages(owner.token, project, (stages) =>
    stages.map((stage, at) =>
      at === 3
        ? {
            ...stage,
            requiredFields: [
              { of: 'payload', field: 'data.standardFields.expectation.availableFrom' },
              { of: 'task', field: 'data.standardFields.description' },
            ],
          }
        : stage,
    ),
  )
  const page = await open()
  await drag(page, '林知遥', 'Offer', false)
  await page.getByText('2 项必填').waitFor()
  await page.getByText('进入「Offer」前请填写：').waitFor()
  await page.mouse.up()
  const form = page.getByRole('form', { name: '进入「Offer」前请填写' })
  await form.waitFor()
  await expectAccessible(page, 'required fields')
  await form.getByRole('button', { name: '填写并移动' }).click()
  await form.getByRole('alert').first().waitFor()
  await form.locator('input').first().fill('2026-12-01')
  await form.locator('textarea').fill('谈好了')
  await form.getByRole('button', { name: '填写并移动' }).click()
  await toast(page, '流程已修改：林知遥 → Offer').waitFor()
  expect((await standing(owner.token, project)).Offer).toEqual(['林知遥'])
})

it('dims what the rules forbid, and says why where they say no', async () => {
  const [one] = await candidates(owner.token, project, ['罗一帆'])
  const page = await newVisitor()
  // The rules change while the board is open, and the line holds still: it does not know them yet.
  await page.route(
    ({ pathname }) => pathname === listenLive.path,
    () => undefined,
  )
  await enter(page, owner.token, project.address)
  await card(page, '罗一帆').waitFor()
  await changeStages(owner.token, project, (stages) =>
    stages.map((stage, at) => (at === 0 ? { ...stage, mobileRules: { to: [stages[1]?.id ?? ''] } } : stage)),
  )
  await drag(page, '罗一帆', 'Offer')
  await toast(page, '流程规则不允许从「待筛选」移动到「Offer」').waitFor()
  await eventually(() => cardsIn(page, '待筛选')).toEqual(['罗一帆'])
  await page.reload()
  await drag(page, '罗一帆', 'Offer')
  await page.getByText('没有移动罗一帆').waitFor()
  expect((await standing(owner.token, project)).待筛选).toEqual([one?.name])
})

it('shows at once what a colleague moves, and keeps what is in hand', async () => {
  const [first] = await candidates(owner.token, project, ['沈亦禾', '顾南乔'])
  const page = await newVisitor()
  const heard = beginsToHear(page)
  await enter(page, owner.token, project.address)
  await heard
  await card(page, '沈亦禾').waitFor()
  const move = { taskIds: [first?.id ?? ''], stageId: project.stages[2]?.id ?? '' }
  await ask(serverUrl, moveTasks, { body: move }, owner.token)
  await column(page, '面试').getByText('沈亦禾').waitFor()

  // By hand, in another browser.
  const other = await open()
  await drag(other, '沈亦禾', 'Offer')
  await column(page, 'Offer').getByText('沈亦禾').waitFor()

  await drag(page, '顾南乔', '初筛', false)
  await ask(serverUrl, moveTasks, { body: { ...move, stageId: project.stages[1]?.id ?? '' } }, owner.token)
  await page.getByText('松手前可按 Esc 取消').waitFor()
  expect(await cardsIn(page, 'Offer')).toEqual(['沈亦禾'])
  await page.mouse.up()
  await eventually(async () => (await cardsIn(page, '初筛')).toSorted()).toEqual(['沈亦禾', '顾南乔'])
})

it('makes tasks of resume files', async () => {
  const page = await open()
  await page.getByRole('button', { name: '新建任务' }).first().click()
  await page.getByRole('tab', { name: '导入简历' }).click()
  const files = ['周砚秋', '程嘉树'].map((name, at) => asText({ ...candidate(at), name }))
  await page.getByLabel('选择文件').setInputFiles(files)
  await importedAll(page, files.length)
  await page.getByRole('region', { name: '待筛选，2 个' }).waitFor()
  expect((await standing(owner.token, project)).待筛选).toHaveLength(2)
})

it('moves a card on the phone by its menu', async () => {
  await candidates(owner.token, project, ['贺知微'], 2)
  const page = await open('', 390)
  await page.getByRole('navigation', { name: '各阶段' }).getByRole('button', { name: /面试/ }).click()
  await page.getByRole('button', { name: '移动贺知微' }).click()
  await page.getByRole('menuitemradio', { name: 'Offer' }).click()
  await toast(page, '流程已修改：贺知微 → Offer').waitFor()
  await expectAccessible(page, 'phone board')
  expect((await standing(owner.token, project)).Offer).toEqual(['贺知微'])
})

it('lays tasks out by priority, and finds them by words and by fields of the record', async () => {
  await candidates(owner.token, project, ['沈亦禾', '顾南乔'])
  const page = await open()
  await page.getByRole('button', { name: '按阶段分列' }).click()
  await page.getByRole('menuitemradio', { name: '优先级' }).click()
  await column(page, '无').getByText('沈亦禾').waitFor()
  await expectAccessible(page, 'by priority')
  await drag(page, '沈亦禾', '高')
  await toast(page, '优先级已修改').waitFor()
  await eventually(() => cardsIn(page, '高')).toEqual(['沈亦禾'])
  await page.reload()
  await column(page, '高').getByText('沈亦禾').waitFor()

  await page.getByRole('textbox', { name: '在项目里搜索' }).fill('顾南乔')
  await card(page, '沈亦禾').waitFor({ state: 'detached' })
  await card(page, '顾南乔').waitFor()
  await page.getByRole('textbox', { name: '在项目里搜索' }).fill('')
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  const panel = page.getByRole('dialog', { name: '筛选条件' })
  await panel.getByLabel('添加条件').selectOption({ label: '工作年限' })
  await panel.getByLabel('工作年限的值').fill('5')
  await expectAccessible(page, 'filters')
  await panel.getByRole('button', { name: '关闭' }).click()
  await card(page, '沈亦禾').waitFor({ state: 'detached' })
  await card(page, '顾南乔').waitFor()
  await page.getByRole('navigation', { name: '视图' }).getByRole('button', { name: '列表' }).click()
  await page.getByRole('link', { name: '顾南乔' }).waitFor()
  expect(await page.getByRole('link', { name: '沈亦禾' }).count()).toBe(0)
})
