// An administrator makes the records their own: fields, tags, types, columns and places.
import { setCustomFields } from '@cohort/contract/custom-fields'
import { createEntity } from '@cohort/contract/entities'
import { createTag } from '@cohort/contract/tags'
import { beforeAll, expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { enter, eventually, expectAccessible, newVisitor, serverUrl, speak } from './harness.ts'
import { dialog } from './shell.ts'

let owner: Awaited<ReturnType<typeof newOwner>>

/** Twelve contracts of two kinds and two states, every second with the first tag, every third with the second. */
beforeAll(async () => {
  owner = await newOwner(serverUrl, '云帆招聘')
  const tags = ['远程', '可远程'].map((name) =>
    ask(serverUrl, createTag, { body: { name, color: 'blue' } }, owner.token),
  )
  const [first, second] = (await Promise.all(tags)).map(({ openId, name }) => ({ openId, entityType: 'Tag', name }))
  for (let at = 0; at < 12; at++) {
    const standardFields = {
      name: `合同${String(at).padStart(2, '0')}`,
      status: at < 8 ? 'active' : 'draft',
      kind: at % 2 === 0 ? 'service' : 'headhunting',
      tags: [...(at % 2 === 0 ? [first] : []), ...(at % 3 === 0 ? [second] : [])],
    }
    const input = { params: { type: 'Contract' }, query: { openId: `contract-${at}` }, body: { standardFields } }
    await ask(serverUrl, createEntity, input, owner.token)
  }
})

it('adds a field, fills it in, and filters by it and two others', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/setting/fields?type=Contract')
  const screen = dialog(page, '字段设置')
  await screen.getByText('还没有自定义字段').waitFor()
  await screen.getByRole('button', { name: '添加字段' }).click()
  const asked = dialog(page, '添加字段')
  await eventually(() => asked.getByRole('group', { name: '字段类型' }).getByRole('button').count()).toBe(18)
  await asked.getByRole('button', { name: '单选' }).click()
  await asked.getByRole('button', { name: '保存' }).click()
  await asked.getByText('请填写中文名称').waitFor()
  await asked.getByLabel('中文名称').fill('归档状态')
  await asked.getByLabel('选项 1', { exact: true }).fill('已归档')
  await asked.getByLabel('选项 1 的英文名称').fill('Archived')
  await asked.getByLabel('选项 1 的英文名称').press('Enter')
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('选项 2')
  await asked.getByLabel('选项 2', { exact: true }).fill('未归档')
  await asked.getByLabel('「已归档」的颜色').click()
  await page.getByRole('button', { name: '绿', exact: true }).click()
  await asked.getByLabel('默认值').selectOption({ label: '未归档' })
  await expectAccessible(page, 'add a field')
  await asked.getByRole('button', { name: '保存' }).click()
  await page.getByText('已添加字段「归档状态」').waitFor()
  await screen.getByText('单选 · 2 个选项').waitFor()
  await expectAccessible(page, 'fields')

  await page.goto('/entity/create?entityType=Contract')
  await eventually(() => page.getByRole('dialog').getByLabel('归档状态').locator('option:checked').innerText()).toBe(
    '未归档',
  )

  await speak(page, 'en-US')
  const options = page.getByRole('dialog').getByLabel('归档状态').locator('option')
  await eventually(async () => (await options.allInnerTexts()).slice(-2)).toEqual(['Archived', '未归档'])
  await speak(page, 'zh-CN')

  await page.goto('/entity/contract-2?type=Contract')
  const record = page.getByRole('dialog')
  await record.getByRole('button', { name: /^显示未填写的/ }).click()
  await record.getByRole('button', { name: '修改「归档状态」' }).click()
  await record.getByLabel('归档状态').selectOption({ label: '已归档' })
  await record.getByRole('button', { name: '保存' }).click()
  await page.getByText('已保存「归档状态」').waitFor()

  await page.goto('/entity?type=Contract')
  await page.getByRole('button', { name: /^状态：履行中，8/ }).click()
  await page.getByText('共 8 份').waitFor()
  await page.getByRole('button', { name: /^合同类型：服务合同，4/ }).click()
  await page.getByText('共 4 份').waitFor()
  await page.getByRole('button', { name: '筛选' }).click()
  await page.getByRole('menuitem', { name: '归档状态' }).click()
  await page.getByText('已归档').first().click()
  await page.getByText('共 1 份').waitFor()
  await page.getByRole('link', { name: '合同02' }).waitFor()
})

it('reorders by keyboard, deletes and brings back a field', async () => {
  const label = (zh: string) => ({ zh, en: zh })
  const fields = ['甲', '乙', '丙'].map((zh) => ({ type: 'ShortText' as const, label: label(zh) }))
  await ask(serverUrl, setCustomFields, { params: { type: 'Job', id: '-' }, body: { fields } }, owner.token)
  const page = await newVisitor({ width: 390 })
  await enter(page, owner.token, '/setting/fields?type=Job')
  const names = () => page.getByRole('list', { name: '自定义字段' }).getByRole('listitem').allInnerTexts()
  const first = async () => (await names()).map((text) => text.trim()[0]).join('')
  await eventually(first).toBe('甲乙丙')
  await expectAccessible(page, 'fields on a phone')
  await page.getByRole('button', { name: '移动字段「甲」' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.getByText('「甲」移到第 2 个').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await page.getByText('顺序已保存').waitFor()
  await eventually(first).toBe('乙甲丙')
  await page.getByRole('button', { name: '删除字段「丙」' }).click()
  await eventually(first).toBe('乙甲')
  await page.getByText('已删除的字段 1').click()
  await page.getByRole('button', { name: '恢复字段「丙」' }).click()
  await eventually(first).toBe('乙甲丙')
})

it.each([1440, 390])('makes, recolours and merges tags at %d px', async (width) => {
  const page = await newVisitor({ width })
  await enter(page, owner.token, '/setting/tags')
  const screen = dialog(page, '标签管理')
  await screen.getByRole('button', { name: '新建标签' }).click()
  const asked = dialog(page, '新建标签')
  await asked.getByLabel('名称').fill('远程')
  await asked.getByRole('button', { name: '保存' }).click()
  await asked.getByText('已有同名标签').waitFor()
  await asked.getByLabel('名称').fill(`在家 ${width}`)
  await asked.getByRole('button', { name: '保存' }).click()
  await page.getByText(`已新建标签「在家 ${width}」`).waitFor()
  await screen.getByRole('button', { name: `「在家 ${width}」的颜色：灰` }).click()
  await page.getByRole('button', { name: '红', exact: true }).click()
  await screen.getByRole('button', { name: `「在家 ${width}」的颜色：红` }).waitFor()
  await expectAccessible(page, 'tags')

  await screen.getByText('6 份').waitFor()
  await screen.getByLabel('选择标签「远程」').check()
  await screen.getByLabel('选择标签「可远程」').check()
  await screen.getByRole('button', { name: '合并' }).click()
  const merging = dialog(page, '合并标签')
  await merging.getByLabel(/^可远程/).check()
  await merging.getByRole('button', { name: '合并' }).click()
  await page.getByText('已合并为「可远程」').waitFor()
  await screen.getByText('8 份').waitFor()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await page.getByText('已撤销').waitFor()
  await screen.getByText('6 份').waitFor()
})

it('shows and hides types, and makes one from a template', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Contract')
  await page.getByRole('button', { name: '管理材料类型' }).click()
  const types = dialog(page, '材料类型')
  await types.getByRole('switch', { name: '显示「设备」' }).click()
  await page.getByText('已显示「设备」').waitFor()
  await expectAccessible(page, 'types')
  await types.getByRole('button', { name: '新建类型' }).click()
  const asked = dialog(page, '新建材料类型')
  await asked.getByRole('button', { name: /^合同/ }).click()
  await asked.getByLabel('中文名称').fill('供应商协议')
  await asked.getByRole('button', { name: '创建' }).click()
  await page.getByText('已新建类型「供应商协议」').waitFor()
  await page.getByRole('heading', { name: '供应商协议', exact: true }).waitFor()
  await page.getByRole('navigation', { name: '材料类型' }).getByRole('link', { name: /设备/ }).waitFor()
})

it('keeps columns in sight and resizes them by keyboard', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Contract')
  await page.getByRole('link', { name: '合同11' }).waitFor()
  await page.getByRole('button', { name: '列', exact: true }).click()
  await page.getByLabel('左侧固定').selectOption({ label: '前 2 列' })
  await expectAccessible(page, 'columns')
  await page.keyboard.press('Escape')
  const head = page.getByRole('columnheader').nth(2)
  await eventually(() => head.evaluate((cell) => getComputedStyle(cell).position)).toBe('sticky')
  const before = (await head.boundingBox())?.width ?? 0
  await head.getByRole('button', { name: /^调整/ }).focus()
  await page.keyboard.press('ArrowRight')
  await eventually(async () => (await head.boundingBox())?.width ?? 0).toBeGreaterThan(before)
  await page.reload()
  await eventually(async () => (await head.boundingBox())?.width ?? 0).toBeGreaterThan(before)
})

it('selects all that was found, and draws of a long page what is seen', async () => {
  for (let at = 0; at < 70; at++) {
    const standardFields = { name: `培训${String(at).padStart(2, '0')}` }
    const input = { params: { type: 'Training' }, query: {}, body: { standardFields } }
    await ask(serverUrl, createEntity, input, owner.token)
  }
  const page = await newVisitor()
  await enter(page, owner.token, '/entity?type=Training&size=100')
  await page.getByRole('link', { name: '培训69' }).waitFor()
  expect(await page.getByRole('row').count()).toBeLessThan(60)
  await page.getByRole('link', { name: '培训69' }).focus()
  await page.keyboard.press('End')
  await page.getByRole('link', { name: '培训00' }).waitFor()

  await page.goto('/entity?type=Training')
  await page.getByLabel('选择本页全部').check()
  await page.getByText(/^已选 20/).waitFor()
  await page.getByRole('button', { name: /^选择全部 70/ }).click()
  await page.getByText(/^已选 70/).waitFor()
  await page.getByRole('button', { name: '下一页' }).click()
  await page.getByLabel('选择培训49').uncheck()
  await page.getByText(/^已选 69/).waitFor()
  const box = page.getByLabel('选择本页全部')
  await eventually(() => box.evaluate((input: HTMLInputElement) => input.indeterminate)).toBe(true)
})

it('finds a place by pinyin initials, and goes from province to district', async () => {
  const page = await newVisitor()
  await enter(page, owner.token, '/entity/create?entityType=Department')
  const form = page.getByRole('dialog')
  await form.getByLabel('部门名称').fill('华东销售')
  const place = form.getByLabel('办公地点', { exact: true })
  await place.click()
  const panel = page.getByRole('region', { name: '选择地点' })
  await panel.getByRole('button', { name: '浙江省' }).click()
  await panel.getByRole('button', { name: '杭州市' }).click()
  await expectAccessible(page, 'places')
  await panel.getByRole('button', { name: '西湖区' }).click()
  await eventually(() => place.inputValue()).toBe('浙江 · 杭州 · 西湖区')
  await place.fill('suzhou')
  await panel
    .getByRole('button', { name: /苏州市/ })
    .first()
    .click()
  await eventually(() => place.inputValue()).toBe('江苏 · 苏州')
  await form.getByRole('button', { name: '创建' }).click()
  await page.getByText('已创建「华东销售」').waitFor()
  await page.getByText('江苏 · 苏州').first().waitFor()
})
