// Many materials at once: a field, tags, all that was found, and the way back.
import { deleteEntities } from '@cohort/contract/entities'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl } from './harness.ts'
import { keyTag, make, people, read } from './records.ts'
import { dialog } from './shell.ts'

let owner: Awaited<ReturnType<typeof newOwner>>

beforeAll(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  await make(owner.token, 'Tag', keyTag.openId, { name: keyTag.name, color: 'green' })
  await people(owner.token, 'many', 4)
  await people(owner.token, 'some', 3)
  await people(owner.token, 'crowd', 23)
})

const selectAll = async (page: Page, word: string, count: number) => {
  await enter(page, owner.token, `/entity?type=Resume&q=${word}`)
  await page.getByText(`共 ${count} 份`).waitFor()
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
}

it('tags many at once and takes it back, each record to what it had', async () => {
  const page = await newVisitor()
  await selectAll(page, 'many', 4)
  await page.getByRole('button', { name: '打标签' }).click()
  const tags = dialog(page, '为 4 份打标签')
  await tags.getByLabel('标签', { exact: true }).fill('复试')
  await page.getByText('新建标签「复试」').last().click()
  await tags.getByText('复试', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  // The list of choices goes away in its own time.
  await eventually(() => page.locator('.ant-select-item-option:visible').count()).toBe(0)
  await expectAccessible(page, 'tags')
  await tags.getByRole('button', { name: '确定' }).click()
  await page.getByText('已为 4 份加上标签').waitFor()
  const named = async (id: string) =>
    ((await read(owner.token, 'Resume', id)).tags as { name: string }[]).map(({ name }) => name)
  expect(await named('many-0')).toEqual(['核心人才', '复试'])
  expect(await named('many-3')).toEqual(['复试'])
  await page.getByRole('button', { name: /^撤销/ }).click()
  await page.getByText('已恢复 4 份').waitFor()
  expect(await named('many-0')).toEqual(['核心人才'])
  expect((await read(owner.token, 'Resume', 'many-3')).tags ?? []).toEqual([])
})

it('changes a field of all selected and names the one that was refused', async () => {
  const page = await newVisitor()
  await selectAll(page, 'some', 3)
  await page.getByRole('button', { name: '修改字段' }).click()
  const edit = dialog(page, '修改 3 份的字段')
  await edit.getByLabel('字段', { exact: true }).selectOption({ label: '求职状态' })
  await edit.getByLabel('改为 求职状态', { exact: true }).selectOption({ label: '在校' })
  await ask(serverUrl, deleteEntities, { params: { type: 'Resume' }, body: { openIds: ['some-1'] } }, owner.token)
  await edit.getByRole('button', { name: '修改 3 份' }).click()
  const refused = dialog(page, '有 1 份没有改成')
  await refused.getByText('some1').waitFor()
  await expectAccessible(page, 'refused')
  expect(await read(owner.token, 'Resume', 'some-2')).toMatchObject({ currentJobStatus: { status: 'student' } })
  await refused.getByRole('button', { name: '撤销已完成的' }).click()
  await page.getByText('已恢复 2 份').waitFor()
  expect((await read(owner.token, 'Resume', 'some-2')).currentJobStatus).not.toHaveProperty('status')
})

it('selects beyond the page, changes all that was found, and takes all of it back', async () => {
  const page = await newVisitor()
  await selectAll(page, 'crowd', 23)
  await page.getByRole('button', { name: '选择全部 23 份' }).click()
  await page.getByText('已选 23 份').waitFor()
  await page.getByRole('button', { name: '修改字段' }).click()
  const edit = dialog(page, '修改 23 份的字段')
  await edit.getByLabel('字段', { exact: true }).selectOption({ label: '工作年限' })
  await edit.getByLabel('改为 工作年限', { exact: true }).fill('71')
  await edit.getByRole('button', { name: '修改 23 份' }).click()
  await edit.getByText('请填写 0 到 70 之间的数').waitFor()
  await edit.getByLabel('改为 工作年限', { exact: true }).fill('9')
  await edit.getByRole('button', { name: '修改 23 份' }).click()
  await page.getByText('已修改 23 份的「工作年限」').waitFor()
  const years = async (id: string) =>
    ((await read(owner.token, 'Resume', id)).currentJobStatus as { workYears: number }).workYears
  expect(await Promise.all(['crowd-0', 'crowd-22'].map(years))).toEqual([9, 9])
  await page.getByRole('button', { name: /^撤销/ }).click()
  await page.getByText('已恢复 23 份').waitFor()
  expect(await Promise.all(['crowd-0', 'crowd-22'].map(years))).toEqual([5, 5])
})
