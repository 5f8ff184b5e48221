// A recruiter's own ways to look at materials: a board, an org chart, a saved view that colleagues share, and what was
// searched for last.
import { createEntity, patchEntity } from '@cohort/contract/entities'
import { createSavedView } from '@cohort/contract/saved-views'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { dialog } from './shell.ts'

let owner: Awaited<ReturnType<typeof newOwner>>

const make = (type: string, openId: string, standardFields: Record<string, unknown>) =>
  ask(serverUrl, createEntity, { params: { type }, query: { openId }, body: { standardFields } }, owner.token)

/** 24 contracts in draft, one in approval and one without a status; five departments in three levels. */
beforeAll(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  for (let at = 0; at < 24; at++) {
    await make('Contract', `draft-${at}`, { name: `草拟合同${String(at).padStart(2, '0')}`, status: 'draft' })
  }
  await make('Contract', 'approving', { name: '审批中的合同', status: 'review' })
  await make('Contract', 'open', { name: '没有状态的合同' })
  const body = { standardFields: { status: null } }
  await ask(serverUrl, patchEntity, { params: { type: 'Contract' }, query: { openId: 'open' }, body }, owner.token)
  const part = (openId: string, name: string, above?: string) =>
    make('Department', openId, { name, ...(above && { parent: { openId: above, entityType: 'Department' } }) })
  await part('company', '云帆集团')
  await part('research', '研发中心', 'company')
  await part('sales', '销售部', 'company')
  await part('payments', '支付平台部', 'research')
  await part('data', '数据智能部', 'research')
})

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}，`) })
const card = (page: Page, lane: string, name: string) => column(page, lane).getByRole('link', { name })

it('moves cards of a board by mouse, by keyboard and by menu, and takes a move back', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Contract')
  await page.getByRole('button', { name: '看板' }).click()
  await column(page, '草拟').getByText('24').waitFor()
  expect(new URL(page.url()).searchParams.get('view')).toBe('board')
  await expectAccessible(page, 'board')
  await column(page, '草拟').getByRole('button', { name: '还有 4 份' }).click()
  await card(page, '草拟', '草拟合同00').waitFor()

  await drag(page, '审批中的合同', '审批中', '草拟')
  await page.getByText('已把审批中的合同移到「草拟」').waitFor()
  await card(page, '草拟', '审批中的合同').waitFor()
  await column(page, '审批中').getByText('拖到这里').waitFor()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await card(page, '审批中', '审批中的合同').waitFor()

  await card(page, '审批中', '审批中的合同').focus()
  await page.keyboard.press('Space')
  await page.getByText('提起了审批中的合同').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowRight')
  await page.getByText(/审批中的合同在「待签署」/).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await page.getByText('已把审批中的合同移到「待签署」').waitFor()
  await card(page, '待签署', '审批中的合同').waitFor()

  await card(page, '未填状态', '没有状态的合同').hover()
  await page.getByRole('button', { name: '把没有状态的合同移到…' }).click()
  await page.getByRole('menuitemradio', { name: '履行中' }).click()
  await card(page, '履行中', '没有状态的合同').waitFor()
  await page.reload()
  await card(page, '履行中', '没有状态的合同').waitFor()
  await card(page, '待签署', '审批中的合同').waitFor()
})

async function drag(page: Page, name: string, from: string, to: string): Promise<void> {
  const start = await card(page, from, name).boundingBox()
  const end = await column(page, to).boundingBox()
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + 60, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(start.x + 80, start.y + 40, { steps: 4 })
  await page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 12 })
  await page.getByText(new RegExp(`${name}在「${to}」`)).waitFor({ state: 'attached' })
  await page.mouse.up()
}

it('only shows the board to whoever may not change materials', async () => {
  const page = await newVisitor()
  const { token } = await newMember(serverUrl, owner.token, '只读的同事')
  await enter(page, token, '/entity?type=Contract&view=board')
  await page.getByText(/只能查看，不能移动/).waitFor()
  await column(page, '草拟').getByRole('link').first().waitFor()
  expect(await page.getByRole('button', { name: /移到…$/ }).count()).toBe(0)
})

it('swipes through the columns on a phone', async () => {
  const page = await newVisitor({ width: 390 })
  await enter(page, owner.token, '/entity?type=Contract&view=board&by=status')
  await page.getByRole('navigation', { name: '各列' }).getByRole('button', { name: '草拟' }).click()
  await card(page, '草拟', '草拟合同23').waitFor()
  await expectAccessible(page, 'board on a phone')
  await page.getByRole('button', { name: '把草拟合同23移到…' }).click()
  await page.getByRole('menuitemradio', { name: '审批中' }).click()
  await page.getByText('已把草拟合同23移到「审批中」').waitFor()
})

it('folds, searches, walks and pictures an org chart', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Department')
  await page.getByRole('button', { name: '结构图' }).click()
  const box = (name: string) => page.getByRole('treeitem', { name: new RegExp(`^${name}`) })
  await box('支付平台部').waitFor()
  await expectAccessible(page, 'chart')
  await page.getByRole('button', { name: '收起研发中心的下级' }).click()
  await box('支付平台部').waitFor({ state: 'detached' })
  await page.getByLabel('在部门结构图中查找').fill('平台')
  await page.getByText('1 / 1').waitFor()
  await eventually(() => box('支付平台部').getAttribute('aria-selected')).toBe('true')
  await page.getByRole('button', { name: '全部收起' }).click()
  await box('销售部').waitFor({ state: 'detached' })

  await box('云帆集团').focus()
  await page.keyboard.press('ArrowRight')
  await box('销售部').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.getByRole('button', { name: '关闭' }).click()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出图片' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('部门结构图.png')
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
  const picture = Buffer.concat(chunks)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBeGreaterThan(400)
})

it('shows the org chart as an indented tree on a phone', async () => {
  const page = await newVisitor({ width: 390 })
  await enter(page, owner.token, '/entity?type=Department&view=structureDiagram')
  const row = (name: string) => page.getByRole('treeitem', { name: new RegExp(name) })
  await row('支付平台部').waitFor()
  await expectAccessible(page, 'tree')
  await row('研发中心').focus()
  await page.keyboard.press('ArrowLeft')
  await row('支付平台部').waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await dialog(page, '研发中心').waitFor()
})

it('keeps a view, says when it was changed, and shares it with a colleague', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Contract')
  await page.getByRole('button', { name: /^状态：草拟/ }).click()
  await page.getByRole('button', { name: '看板' }).click()
  await page.getByRole('button', { name: '存为视图' }).click()
  const asked = dialog(page, '存为视图')
  await expectAccessible(page, 'save as view')
  await asked.getByRole('button', { name: '保存' }).click()
  await asked.getByText('请填写名称').waitFor()
  await asked.getByLabel('名称').fill('待办的草拟')
  await asked.getByText('企业所有成员都能看到').click()
  await asked.getByRole('button', { name: '保存' }).click()
  await page.getByText('已存为视图「待办的草拟」').waitFor()
  // What is shown is the view now: there is nothing more to keep.
  await page.getByRole('button', { name: '存为视图' }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '去掉条件「状态」' }).click()
  await page.getByRole('button', { name: '待办的草拟，有未保存的改动' }).waitFor()
  await page.getByRole('button', { name: '「待办的草拟」的操作' }).click()
  await page.getByRole('menuitem', { name: '恢复为保存时的样子' }).click()
  await page.getByRole('button', { name: '待办的草拟', exact: true }).waitFor()
  await page.getByRole('button', { name: '「待办的草拟」的操作' }).click()
  await page.getByRole('menuitem', { name: '重命名' }).click()
  await dialog(page, '重命名视图').getByLabel('名称').fill('草拟看板')
  await dialog(page, '重命名视图').getByRole('button', { name: '保存' }).click()
  await page.getByText('已改名为「草拟看板」').waitFor()
  const later = { entityType: 'Contract', name: '后来的' }
  await ask(serverUrl, createSavedView, { body: later }, owner.token)
  await page.reload()
  const tabs = () =>
    page
      .getByRole('navigation', { name: '视图' })
      .getByRole('button', { name: /的$|看板$/ })
      .allInnerTexts()
  await eventually(tabs).toEqual(['草拟看板', '后来的'])
  await page.getByRole('button', { name: '「草拟看板」的操作' }).click()
  await page.getByRole('menuitem', { name: '向右移' }).click()
  await eventually(tabs).toEqual(['后来的', '草拟看板'])

  const colleague = await newVisitor({ width: 390 })
  const { token } = await newMember(serverUrl, owner.token, '周砚秋')
  await enter(colleague, token, '/entity?type=Contract')
  await colleague.getByRole('button', { name: '草拟看板' }).click()
  await column(colleague, '草拟').waitFor()
  expect(await column(colleague, '审批中').count()).toBe(0)
  await expectAccessible(colleague, 'saved views on a phone')
  await colleague.getByRole('button', { name: '「草拟看板」的操作' }).click()
  await colleague
    .getByText(/只能由共享者或管理员改动/)
    .first()
    .waitFor()

  await page.getByRole('button', { name: '「草拟看板」的操作' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByText('已删除视图「草拟看板」').waitFor()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await page.getByText('已恢复视图「草拟看板」').waitFor()
})

it('remembers what was searched for, and forgets it again', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Department')
  const box = page.getByLabel('在部门中查找')
  for (const words of ['支付', '销售']) {
    await box.fill(words)
    await page.getByText('共 1 个').waitFor()
    await page.keyboard.press('Enter')
    await box.fill('')
    await page.getByText('共 5 个').waitFor()
  }
  await box.click()
  const history = page.getByRole('region', { name: '最近搜索' })
  await history.getByRole('button', { name: '销售', exact: true }).waitFor()
  await expectAccessible(page, 'search history')
  await box.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByText('共 1 个').waitFor()
  expect(new URL(page.url()).searchParams.get('q')).toBe('支付')
  await box.fill('')
  await history.getByRole('button', { name: '移除「支付」' }).click()
  await history.getByRole('button', { name: '支付', exact: true }).waitFor({ state: 'detached' })
  await history.getByRole('button', { name: '清空' }).click()
  await history.waitFor({ state: 'detached' })
})
