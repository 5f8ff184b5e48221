// Materials as a recruiter changes them: a record with its lists, a cell by keyboard, many at once, links.
import { patchEntity } from '@cohort/contract/entities'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { atPath, enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { keyTag, make, people, read } from './records.ts'
import { dialog } from './shell.ts'

let owner: Awaited<ReturnType<typeof newOwner>>

/** Each test has people of its own. */
beforeAll(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  await make(owner.token, 'Tag', keyTag.openId, { name: keyTag.name, color: 'green' })
  await make(owner.token, 'Job', 'job-backend', { name: '后端工程师（支付）', city: { city: '上海' } })
  await people(owner.token, 'sheet', 2)
  await people(owner.token, 'grid', 2)
  await people(owner.token, 'link', 1)
  await people(owner.token, 'phone', 2)
})

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

it('makes a resume with its lists, keeps what was typed when the form is put aside, and shows problems at their fields', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Resume')
  await page.getByRole('button', { name: '新建简历' }).click()
  const form = dialog(page, '新建简历')
  await field(page, '手机').fill('138')
  await form.getByRole('button', { name: '创建', exact: true }).click()
  await form.getByText('请填写「姓名」').waitFor()
  await form.getByText('请填写 1 开头的 11 位手机号，或带 + 的国际号码').waitFor()
  await expect.poll(() => field(page, '姓名（必填）').evaluate((input) => input === document.activeElement)).toBe(true)
  await expectAccessible(page, 'create with problems')
  await field(page, '姓名（必填）').fill('林知遥')
  await field(page, '手机').fill('138 1724 6059')

  for (const [company, from, to] of [
    ['星汇支付', '2020.7', '2022.2'],
    ['云栎科技', '2022年3月', undefined],
  ] as const) {
    await form.getByRole('button', { name: '添加工作经历' }).click()
    await field(page, '公司（必填）').fill(company)
    await field(page, '起止时间，开始').fill(from)
    if (to) await field(page, '起止时间，结束').fill(to)
    else await form.getByRole('checkbox', { name: '至今' }).check()
    await field(page, '职位').press('Enter')
  }
  const works = form.getByRole('region', { name: '工作经历' })
  await works.getByText('2022.03 – 至今').waitFor()
  // The newest comes first, as the server will keep them.
  expect(await works.getByRole('listitem').allTextContents()).toEqual([
    expect.stringContaining('云栎科技'),
    expect.stringContaining('星汇支付'),
  ])

  await form.getByRole('button', { name: '关闭' }).click()
  await dialog(page, '关闭后，填写的内容不会保留').getByRole('button', { name: '继续填写' }).click()
  // Back puts it aside instead of losing it.
  await page.goBack()
  await page.getByTitle('还原「新建简历」').click()
  await form.getByRole('button', { name: '保存并继续新建' }).click()
  await page.getByText('已创建「林知遥」').waitFor()
  await eventually(() => field(page, '姓名（必填）').inputValue()).toBe('')
  await page.getByRole('button', { name: '打开', exact: true }).click()
  const record = dialog(page, '林知遥')
  await record.getByText('138 1724 6059').waitFor()
  await record.getByText('2022.03 – 至今').waitFor()
})

it('changes, removes and brings back an entry of a list, and goes through the fields by Tab', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity/sheet-0?type=Resume')
  const record = dialog(page, 'sheet0')
  await record.getByRole('button', { name: '添加教育经历' }).click()
  await field(page, '学校（必填）').fill('临江大学')
  await field(page, '起止时间，开始').fill('2017.9')
  await field(page, '起止时间，结束').fill('2016')
  await field(page, '专业').press('Enter')
  await record.getByText('结束时间不能早于开始时间').waitFor()
  await field(page, '起止时间，结束').fill('2020.6')
  await field(page, '专业').press('Enter')
  await page.getByText('已保存「教育经历」').waitFor()
  await record.getByText('2017.09 – 2020.06').waitFor()
  await expectAccessible(page, 'record with a list')
  await record.getByRole('button', { name: '移除「临江大学」' }).click()
  await page.getByText('已移除「临江大学」').waitFor()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await record.getByText('2017.09 – 2020.06').waitFor()

  await record.getByRole('button', { name: '修改「当前职位」' }).click()
  await field(page, '当前职位').fill('高级后端工程师')
  await page.keyboard.press('Tab')
  await field(page, '当前公司').fill('云栎科技')
  await page.keyboard.press('Enter')
  await page.getByText('已保存「当前公司」').waitFor()
  await eventually(async () => (await read(owner.token, 'Resume', 'sheet-0')).currentJobStatus).toMatchObject({
    position: '高级后端工程师',
    company: '云栎科技',
  })
})

it('walks through the list by arrows and edits in place; what cannot be changed says why', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Resume&q=grid')
  await page.getByText('共 2 份').waitFor()
  // j and Enter still open the record.
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await atPath(page, '/entity/grid-1')
  await page.goBack()
  // The list stands behind the record, and its keys are the record's until that is gone.
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await field(page, '当前职位').fill('平台架构师')
  await expectAccessible(page, 'cell')
  await page.keyboard.press('Tab')
  await field(page, '当前公司').fill('望潮数据')
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: /grid1/ })
  await row.getByText('平台架构师').waitFor()
  await row.getByText('望潮数据').waitFor()
  await eventually(async () => (await read(owner.token, 'Resume', 'grid-1')).currentJobStatus).toMatchObject({
    position: '平台架构师',
    company: '望潮数据',
  })
  // Escape leaves it as it was.
  await page.keyboard.press('F2')
  await field(page, '当前公司').fill('别处')
  await page.keyboard.press('Escape')
  await row.getByText('望潮数据').waitFor()
  // A double click edits too, and does not open the record.
  await row.getByText('平台架构师').dblclick()
  await field(page, '当前职位').press('Escape')
  expect(new URL(page.url()).pathname).toBe('/entity')
  for (let at = 0; at < 9; at++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.getByText('「更新时间」由系统记录，不能修改').waitFor()

  const reader = await newVisitor()
  const { token } = await newMember(serverUrl, owner.token, '周砚秋')
  await enter(reader, token, '/entity?type=Resume&q=grid')
  await reader.getByText('共 2 份').waitFor()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'F2']) await reader.keyboard.press(key)
  await reader.getByText(/材料.*编辑.*367/).waitFor()
})

it('shows both values where a colleague was faster in the same cell', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Resume&q=sheet1')
  await page.getByText('共 1 份').waitFor()
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'F2']) await page.keyboard.press(key)
  await field(page, '当前职位').fill('我写的')
  const standardFields = { currentJobStatus: { position: '同事写的' } }
  const theirs = { params: { type: 'Resume' }, query: { openId: 'sheet-1' }, body: { standardFields } }
  await ask(serverUrl, patchEntity, theirs, owner.token)
  // The list has heard of it: what is being written must not go over it all the same.
  const row = page.getByRole('row', { name: /sheet1/ })
  await row.getByText('同事写的').waitFor()
  await field(page, '当前职位').press('Enter')
  const conflict = dialog(page, '同一字段刚刚被别人改过')
  await conflict.getByText('同事写的').waitFor()
  await conflict.getByRole('button', { name: '采用对方' }).click()
  await conflict.waitFor({ state: 'detached' })
  await row.getByText('同事写的').waitFor()
})

it('links a record, makes a new one to link with, and unlinks with a way back', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity/link-0?type=Resume')
  const record = dialog(page, 'link0')
  await record.getByRole('tab', { name: '关联' }).click()
  await record.getByRole('button', { name: '关联材料' }).click()
  const search = dialog(page, '给「link0」关联材料')
  await search.getByLabel('按名称、公司、技能等查找').fill('后端')
  await search.getByRole('button', { name: /后端工程师（支付）/ }).waitFor()
  await expectAccessible(page, 'search for a link')
  await search.getByRole('button', { name: /后端工程师（支付）/ }).click()
  await page.getByText('已关联「后端工程师（支付）」').waitFor()
  await record.getByRole('link', { name: '后端工程师（支付）' }).waitFor()
  await record.getByRole('button', { name: '取消与「后端工程师（支付）」的关联' }).click()
  await record.getByText('还没有关联的材料').waitFor()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await record.getByRole('link', { name: '后端工程师（支付）' }).waitFor()

  await record.getByRole('button', { name: '关联材料' }).click()
  await search.getByRole('button', { name: '新建职位并关联' }).click()
  const form = dialog(page, '新建职位')
  await form.getByText('会与「link0」关联').waitFor()
  await field(page, '职位名称（必填）').fill('数据平台工程师')
  await form.getByRole('button', { name: '创建', exact: true }).click()
  await dialog(page, '数据平台工程师').getByRole('button', { name: '关闭' }).click()
  await record.getByRole('link', { name: '数据平台工程师' }).click()
  await atPath(page, new URL(page.url()).pathname)
  await dialog(page, '数据平台工程师').waitFor()
})

it('does it all on a phone: makes, reads, edits, picks, tags and deletes', async () => {
  const page = await newVisitor({ width: 390 })
  await enter(page, owner.token, '/entity/phone-0?type=Resume')
  const record = dialog(page, 'phone0')
  await record.getByRole('button', { name: '修改「当前公司」' }).click()
  await field(page, '当前公司').fill('望潮数据')
  await record.getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存「当前公司」').waitFor()
  await record.getByRole('button', { name: '添加工作经历' }).click()
  await field(page, '公司（必填）').fill('星汇支付')
  await field(page, '起止时间，开始').fill('2020.7')
  await record.getByRole('button', { name: '保存' }).click()
  await record.getByText('2020.07 起').waitFor()
  await expectAccessible(page, 'record on a phone')
  await record.getByRole('tab', { name: '关联' }).click()
  await record.getByRole('button', { name: '关联材料' }).waitFor()

  await page.goto('/entity?type=Resume&q=phone')
  await page.getByRole('button', { name: '选择', exact: true }).click()
  for (const name of ['选择phone0', '选择phone1']) await page.getByRole('checkbox', { name }).check()
  await expectAccessible(page, 'picking on a phone')
  await page.getByRole('button', { name: '打标签' }).click()
  const tags = dialog(page, '为 2 份打标签')
  await tags.getByLabel('标签', { exact: true }).fill('核心')
  await page.getByText('核心人才').last().click()
  await page.keyboard.press('Escape')
  await tags.getByRole('button', { name: '确定' }).click()
  await page.getByText('已为 1 份加上标签').waitFor()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await page.getByText('已恢复 1 份').waitFor()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  await page.getByText('已删除 2 份，可在回收站找回').waitFor()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await page.getByRole('checkbox', { name: '选择phone1' }).waitFor()
})
