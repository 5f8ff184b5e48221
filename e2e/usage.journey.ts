// What is used of a package: the remaining balance, the ring in the menu, the warnings, and usage over time.
import { listCustomFields, setCustomFields } from '@cohort/contract/custom-fields'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ask, newMember, newOwner } from './ask.ts'
import { addUsage } from './database.ts'
import { atPath, enter, expectAccessible, newVisitor, serverUrl, speak } from './harness.ts'
import { roleCalled } from './permissions.ts'
import { makeChannel, makeProject, makeSpace } from './tree.ts'

const widths = [1440, 390]
const isPhone = (width: number) => width < 600

/** From the footer of the menu; on a phone from the menu of the user. */
async function openBalance(page: Page, width: number) {
  if (isPhone(width)) {
    await page.getByRole('button', { name: '我的', exact: true }).click()
    await page.getByRole('menuitem', { name: '账户余量' }).click()
  } else {
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('button', { name: '账户余量' }).click()
  }
  const dialog = page.getByRole('dialog', { name: '查看账户余量' })
  await dialog.getByRole('listitem', { name: '数据用量' }).getByText('/ 1000').waitFor()
  return dialog
}

it.each(widths)('shows whoever buys the package, what is left and what can be bought, %i px wide', async (width) => {
  const { token } = await newOwner(serverUrl, '青禾农业')
  const page = await newVisitor({ width })
  await enter(page, token, '/menu')
  const dialog = await openBalance(page, width)
  const held = dialog.getByRole('region', { name: '基础版' })
  await held.getByText('永久免费').waitFor()
  expect(await held.getByRole('button', { name: '续费' }).getAttribute('aria-disabled')).toBe('true')
  await dialog.getByRole('listitem', { name: '项目' }).getByText('还可新建 10 个').waitFor()
  await expectAccessible(page, `the balance at ${width}`)

  await dialog.getByRole('listitem', { name: '数据包' }).getByRole('button', { name: '购买' }).click()
  const order = page.getByRole('dialog', { name: '订单' })
  await order.getByText('¥68.00').first().waitFor()
  await order.getByRole('button', { name: '取消' }).click()
  await held.getByRole('button', { name: '升级套餐' }).click()
  await atPath(page, '/setting/pricing')
  await page.getByRole('heading', { name: '按团队的节奏选择' }).waitFor()
})

it.each(widths)(
  'shows a member the bars alone, and an administrator who may not buy why, %i px wide',
  async (width) => {
    const { token } = await newOwner(serverUrl, '蓝鲸航运')
    const member = await newMember(serverUrl, token, '顾晚晴')
    const page = await newVisitor({ width, dark: true })
    await enter(page, member.token, '/menu')
    const dialog = await openBalance(page, width)
    expect(await dialog.getByRole('listitem').count()).toBe(5)
    expect(await dialog.getByText(/¥|续费|升级|购买/).count()).toBe(0)
    await expectAccessible(page, `a member's balance at ${width}`)

    const role = await roleCalled(token, '管理员')
    const helper = await newMember(serverUrl, token, '方既明', [role.roleId])
    await page.context().clearCookies()
    await enter(page, helper.token, '/menu')
    const held = (await openBalance(page, width)).getByRole('region', { name: '基础版' })
    const upgrade = held.getByRole('button', { name: '升级套餐' })
    expect(await upgrade.getAttribute('aria-description')).toContain('超级管理员')
  },
)

it('changes the ring in the menu when anybody makes something, collapsed and open', async () => {
  const { token } = await newOwner(serverUrl, '星野设计')
  const channelId = await makeChannel(token, await makeSpace(token, '设计'), '招聘')
  const page = await newVisitor()
  await enter(page, token, '/menu')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await menu.getByRole('button', { name: '（0 / 1000）' }).waitFor()
  await makeProject(token, channelId, '品牌设计师')
  await menu.getByRole('button', { name: '账户余量：项目 10%（1 / 10）' }).waitFor()
  await menu.getByRole('button', { name: '展开菜单' }).click()
  await menu.getByText('10%').waitFor()
  await makeProject(token, channelId, '交互设计师')
  await menu.getByText('20%').waitFor()
  await expectAccessible(page, 'the open menu')
})

/** So many fields of the enterprise's own: the twentieth is the last that its package holds. */
async function useFields(token: string, count: number): Promise<void> {
  const params = { type: 'Resume', id: '-' }
  const { fields } = await ask(serverUrl, listCustomFields, { params }, token)
  const more = Array.from({ length: count - fields.length }, (_, at) => ({
    type: 'ShortText' as const,
    label: { zh: `字段 ${fields.length + at}`, en: `Field ${fields.length + at}` },
  }))
  await ask(serverUrl, setCustomFields, { params, body: { fields: [...fields, ...more] } }, token)
}

it.each(widths)('warns at 80 and at 95 of a hundred, once each in a browser session, %i px wide', async (width) => {
  const { token } = await newOwner(serverUrl, '北辰制药')
  const member = await newMember(serverUrl, token, '许知远')
  const [page, other] = [await newVisitor({ width }), await newVisitor({ width })]
  await useFields(token, 15)
  await enter(page, token, '/menu')
  const warning = page.getByRole('region', { name: '容量提醒' })
  await page.getByRole('heading', { name: '全部页面' }).waitFor()
  expect(await warning.count()).toBe(0)

  await useFields(token, 16)
  await warning.getByText('自定义字段已用 80%').waitFor()
  await expectAccessible(page, `warned at 80, ${width}`)
  await enter(other, member.token, '/menu')
  const told = other.getByRole('region', { name: '容量提醒' })
  await told.getByText('需要更多时，请联系企业管理员。').waitFor()
  expect(await told.getByRole('button', { name: '升级套餐' }).count()).toBe(0)

  await warning.getByRole('button', { name: '知道了，不再提醒' }).click()
  await warning.waitFor({ state: 'detached' })
  const again = await page.context().newPage()
  await again.goto('/menu')
  await again.getByRole('heading', { name: '全部页面' }).waitFor()
  if (!isPhone(width)) await again.getByRole('button', { name: '自定义字段 80%' }).waitFor()
  expect(await again.getByRole('region', { name: '容量提醒' }).count()).toBe(0)
  await again.close()
  await useFields(token, 19)
  await warning.getByText('自定义字段即将用完（95%）').waitFor()
  await told.getByText('自定义字段即将用完（95%）').waitFor()
  await warning.getByRole('button', { name: '查看余量' }).click()
  const dialog = page.getByRole('dialog', { name: '查看账户余量' })
  await dialog.getByText('即将用完（95%），还可添加 1 个').waitFor()
  await expectAccessible(page, `the balance at 95, ${width}`)
  await page.keyboard.press('Escape')

  await useFields(token, 20)
  await warning.getByText('自定义字段已用完').waitFor()
  await warning.getByRole('button', { name: '升级套餐' }).click()
  await atPath(page, '/setting/pricing')
})

it.each(widths)(
  'shows usage over time as charts and as a table, and says so where there is none, %i px wide',
  async (width) => {
    const { token, tenantId } = await newOwner(serverUrl, '云杉软件')
    const page = await newVisitor({ width })
    await enter(page, token, '/setting/pricing/usage')
    await page.getByText('还没有可比较的记录').waitFor()
    await expectAccessible(page, `no usage at ${width}`)

    await addUsage(tenantId, 40)
    await page.reload()
    const chart = page.getByRole('img', { name: /^数据用量：.*上限 1000$/ })
    await chart.waitFor()
    expect(await page.getByRole('figure').count()).toBe(5)
    await expectAccessible(page, `charts at ${width}`)
    await page.getByRole('button', { name: '近 30 天' }).click()
    await page.getByRole('button', { name: '表格' }).click()
    const table = page.getByRole('table')
    await expect.poll(() => table.getByRole('row').count()).toBe(31)
    expect(new URL(page.url()).search).toBe('?days=30&view=table')
    await expectAccessible(page, `the table at ${width}`)
    await page.reload()
    await speak(page, 'en-US')
    await table.getByRole('columnheader', { name: 'Data usage' }).waitFor()
  },
)

it('keeps usage over time from members', async () => {
  const { token } = await newOwner(serverUrl, '听松文化')
  const member = await newMember(serverUrl, token, '程砚')
  const page = await newVisitor()
  await enter(page, member.token, '/setting/pricing/usage')
  await page.getByText('不能打开「用量趋势」').waitFor()
})
