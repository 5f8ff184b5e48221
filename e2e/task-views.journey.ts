// What else shows the tasks of a project: one by one, beside their records, as rows, and in numbers.
import { setCustomFields } from '@cohort/contract/custom-fields'
import { beforeEach, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { candidates, card, type MadeProject, newProject, standing } from './board.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { toast } from './permissions.ts'

let owner: Awaited<ReturnType<typeof newOwner>>
let project: MadeProject

beforeEach(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  project = await newProject(owner.token)
})

const addTaskField = (token: string) => {
  const field = { type: 'ShortText' as const, label: { zh: '面试官评语', en: 'Interviewer’s note' } }
  return ask(
    serverUrl,
    setCustomFields,
    { params: { type: 'HydrogenTask', id: '-' }, body: { fields: [field] } },
    token,
  )
}

const open = async (query = '') => {
  const page = await newVisitor()
  await enter(page, owner.token, `${project.address}${query}`)
  return page
}

it('goes through candidates by keys', async () => {
  await candidates(owner.token, project, ['沈亦禾', '顾南乔', '陆景行'])
  const page = await open()
  await card(page, '沈亦禾').waitFor()
  await page.keyboard.press('t')
  const triage = page.getByRole('dialog', { name: '快速筛选' })
  await triage.getByRole('region', { name: '沈亦禾' }).getByText('上海').first().waitFor()
  await triage.getByText('1 / 3').waitFor()
  await expectAccessible(page, 'triage')
  await page.keyboard.press('2')
  await triage.getByText('2 / 3').waitFor()
  await triage.getByRole('region', { name: '顾南乔' }).waitFor()
  await page.keyboard.press('j')
  await triage.getByText('3 / 3').waitFor()
  await page.keyboard.press('Enter')
  const detail = page.getByRole('dialog', { name: '陆景行' })
  await detail.getByRole('tab', { name: '信息' }).waitFor()
  await detail.getByRole('button', { name: '关闭' }).click()
  await detail.waitFor({ state: 'detached' })
  await page.keyboard.press('7')
  await toast(page, '流程已修改：陆景行 → 淘汰').waitFor()
  await page.keyboard.press('u')
  await toast(page, '已撤销').waitFor()
  await page.keyboard.press('Escape')
  await triage.waitFor({ state: 'detached' })
  await eventually(() => standing(owner.token, project)).toMatchObject({ 初筛: ['沈亦禾'], 淘汰: [] })
})

it('shows the task beside its record, and changes both', async () => {
  await candidates(owner.token, project, ['沈亦禾', '顾南乔'])
  await newMember(serverUrl, owner.token, '王一诺')
  const page = await open()
  await card(page, '沈亦禾').click()
  const detail = page.getByRole('dialog', { name: '沈亦禾' })
  await detail.getByRole('region', { name: '材料' }).getByText('后端开发工程师').waitFor()
  await expectAccessible(page, 'task')
  await detail.getByLabel('优先级').selectOption('3')
  await toast(page, '优先级已修改').waitFor()
  await detail.getByRole('button', { name: /待筛选/ }).click()
  await page.getByRole('menuitemradio', { name: '面试' }).click()
  await toast(page, '流程已修改：沈亦禾 → 面试').waitFor()
  await detail.getByRole('button', { name: '修改「推荐理由」' }).click()
  await detail.getByLabel('推荐理由', { exact: true }).and(page.locator('textarea')).fill('做过同类系统')
  await detail.getByRole('button', { name: '保存' }).click()
  await toast(page, '推荐理由已保存').waitFor()
  await detail.getByRole('tab', { name: '流转记录' }).click()
  await detail.getByText('从「待筛选」移到「面试」').waitFor()
  await detail.getByRole('tab', { name: '备注' }).click()
  await detail.getByLabel('写备注').fill('电话沟通过')
  await detail.getByRole('button', { name: '发送' }).click()
  await detail.getByRole('listitem').getByText('电话沟通过').waitFor()
  await detail.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: '删除任务' }).click()
  await toast(page, '已删除').waitFor()
  await page.getByRole('button', { name: /撤销/ }).last().click()
  await eventually(() => standing(owner.token, project)).toMatchObject({ 面试: ['沈亦禾'] })
})

it('lists tasks, and moves and deletes several', async () => {
  await candidates(owner.token, project, ['沈亦禾', '顾南乔', '陆景行'])
  const page = await open('?view=list')
  await page.getByRole('link', { name: '沈亦禾' }).waitFor()
  await expectAccessible(page, 'list')
  await page.getByRole('checkbox', { name: '选择沈亦禾' }).check()
  await page.getByRole('checkbox', { name: '选择顾南乔' }).check()
  const bar = page.getByRole('region', { name: '批量操作' })
  await bar.getByRole('button', { name: '移到' }).click()
  await page.getByRole('menuitem', { name: '初筛' }).click()
  await toast(page, '流程已修改：2 个任务 → 初筛').waitFor()
  await eventually(() => page.getByRole('row', { name: /沈亦禾/ }).textContent()).toContain('初筛')
  await page.getByRole('button', { name: '按优先级排序' }).click()
  await page.getByRole('columnheader', { name: '优先级' }).and(page.locator('[aria-sort=ascending]')).waitFor()
  await page.getByRole('checkbox', { name: '选择陆景行' }).check()
  await bar.getByRole('button', { name: '删除' }).click()
  await toast(page, '已删除').waitFor()
  await page.getByRole('link', { name: '陆景行' }).waitFor({ state: 'detached' })
})

it('fills in fields that the enterprise added to tasks', async () => {
  const [one] = await candidates(owner.token, project, ['沈亦禾'])
  await addTaskField(owner.token)
  const page = await newVisitor()
  await enter(page, owner.token, `/channel/task/${one?.id}`)
  const detail = page.getByRole('dialog', { name: '沈亦禾' })
  await detail.getByRole('button', { name: '填写自定义字段' }).click()
  const form = page.getByRole('dialog', { name: '任务自定义字段' })
  await form.getByLabel('面试官评语').fill('沟通清楚')
  await expectAccessible(page, 'custom fields')
  await form.getByRole('button', { name: '保存' }).click()
  await toast(page, '已保存').waitFor()
  await detail.getByRole('definition').getByText('沟通清楚').waitFor()
})

it('follows how far people have come, and who is stuck', async () => {
  await candidates(owner.token, project, ['沈亦禾', '顾南乔'])
  await candidates(owner.token, project, ['周砚秋'], 2)
  const page = await open('?view=overview')
  const row = page.getByRole('row', { name: /初筛/ })
  await row.getByRole('cell', { name: '1', exact: true }).waitFor()
  await expectAccessible(page, 'overview')
})

it('makes a plain task, pauses the project, and edits the record beside a task', async () => {
  await candidates(owner.token, project, ['沈亦禾'])
  const page = await open()
  await card(page, '沈亦禾').waitFor()
  await page.getByRole('button', { name: '在「初筛」新建任务' }).click()
  const dialog = page.getByRole('dialog', { name: '新建任务' })
  await dialog.getByRole('tab', { name: '普通任务' }).click()
  await dialog.getByRole('button', { name: '创建' }).click()
  await dialog.getByText('请填写任务名称').waitFor()
  await expectAccessible(page, 'new task')
  await dialog.getByLabel('任务名称').fill('约电话')
  await dialog.getByRole('button', { name: '创建' }).click()
  await toast(page, '任务已创建').waitFor()
  await eventually(() => standing(owner.token, project)).toMatchObject({ 初筛: ['约电话'] })

  await page.getByRole('button', { name: '进行中' }).click()
  await page.getByRole('menuitemradio', { name: '暂停' }).click()
  await toast(page, '项目状态：已暂停').waitFor()
  await page.getByRole('button', { name: '已暂停' }).waitFor()
  await page.keyboard.press('u')
  await page.getByRole('button', { name: '进行中' }).waitFor()

  await card(page, '沈亦禾').click()
  const detail = page.getByRole('dialog', { name: '沈亦禾' })
  await detail.getByRole('button', { name: '修改「工作年限」' }).click()
  await detail.getByLabel('工作年限').fill('9')
  await page.keyboard.press('Enter')
  await toast(page, '已保存').waitFor()
  await detail.getByRole('region', { name: '材料' }).getByText('9', { exact: true }).waitFor()
  await detail.getByRole('button', { name: '关注' }).click()
  await toast(page, '已关注').waitFor()
})

it('puts a record that is made here into the flow', async () => {
  const page = await open()
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const form = page.getByRole('dialog', { name: '新建简历' })
  await form.getByText('会成为项目「后端工程师（支付）」的任务').waitFor()
  await form.getByLabel('姓名（必填）').fill('陆景行')
  await form.getByRole('button', { name: '保存并继续新建' }).click()
  await card(page, '陆景行').waitFor()
  await eventually(() => standing(owner.token, project)).toMatchObject({ 待筛选: ['陆景行'] })
})
