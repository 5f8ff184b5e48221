// Packages: what they cost, an order that fails and is then paid, an annual one that is upgraded annually, an extra pack.

import { actAtCashier } from '@cohort/contract/payments'
import { createOrder, getRemain, listOrders } from '@cohort/contract/resources'
import { expect, it } from 'vitest'
import { ask, newOwner } from './ask.ts'
import { enter, expectAccessible, newVisitor, serverUrl } from './harness.ts'

const kindsOf = async (token: string) =>
  (await ask(serverUrl, getRemain, {}, token)).validResources.map(({ resourceKind }) => resourceKind)

it.each([1440, 390])(
  'buys Plus by the month: it fails, is paid, and the balance shows it, %i px wide',
  async (width) => {
    const { token } = await newOwner(serverUrl, '远帆物流')
    const page = await newVisitor({ width })
    await enter(page, token, '/setting/pricing?unit=Month')
    const plus = page.getByRole('region', { name: '高级版' })
    await plus.getByText('¥980').first().waitFor()
    await plus.getByRole('button', { name: '购买高级版' }).click()
    const order = page.getByRole('dialog', { name: '订单' })
    await order.getByText('¥980.00').first().waitFor()
    await expectAccessible(page, `the order at ${width}`)
    await order.getByRole('button', { name: '去支付' }).click()

    const cashier = page.getByRole('region', { name: '收银台' })
    await cashier.getByText('高级版 Plus · 月付').waitFor()
    await cashier.getByRole('button', { name: '支付失败' }).click()
    await cashier.getByText('支付没有成功，可以重新支付。').waitFor()
    expect(await kindsOf(token)).toEqual(['Basic'])
    await cashier.getByRole('button', { name: '支付成功', exact: true }).click()
    await cashier.getByText('支付成功，套餐已生效。').waitFor()
    await cashier.getByRole('button', { name: '再发一次通知' }).click()
    await expectAccessible(page, `the cashier at ${width}`)
    await cashier.getByRole('link', { name: '返回价格中心' }).click()

    await page.getByRole('listitem', { name: '数据用量' }).getByText('/ 10000').waitFor()
    await page.getByRole('region', { name: '高级版' }).getByText('当前').waitFor()
    await page.getByRole('cell', { name: '¥980.00' }).first().waitFor()
    await expectAccessible(page, `pricing at ${width}`)
    expect(await kindsOf(token)).toEqual(['Premium'])

    await page.getByRole('button', { name: '收据' }).click()
    const receipt = page.getByRole('dialog', { name: '收据' })
    const sum = receipt.getByText('¥980.00')
    await sum.waitFor()
    await expectAccessible(page, `the receipt at ${width}`)
    // On paper it stands alone.
    await page.emulateMedia({ media: 'print' })
    expect(await sum.isVisible()).toBe(true)
    expect(await page.locator('#root').isVisible()).toBe(false)
    expect(await receipt.getByText('打印').isVisible()).toBe(false)
  },
)

it('does not sell a month on a year, says so, and adds an extra pack', async () => {
  const { token } = await newOwner(serverUrl, '松果教育')
  const params = { type: 'Premium' as const, payTimeUnit: 'Year' as const }
  await ask(serverUrl, createOrder, { params, body: {} }, token).catch(() => undefined)
  const [made] = (await ask(serverUrl, listOrders, { query: {} }, token)).orders
  await ask(serverUrl, actAtCashier, { params: { id: made?.id ?? '' }, body: { act: 'pay' } }, token)
  const page = await newVisitor()
  await enter(page, token, '/setting/pricing?unit=Month')
  await page.getByRole('region', { name: '专业版' }).getByRole('button', { name: '为什么不能购买' }).click()
  const refusal = page.getByRole('dialog', { name: '年付套餐升级提醒' })
  await refusal.getByText('当前套餐为年付，升级也须选择年付').waitFor()
  await refusal.getByRole('button', { name: '取消' }).click()

  await page.getByRole('listitem', { name: '数据包' }).getByRole('button', { name: '购买' }).click()
  await page.getByRole('dialog', { name: '订单' }).getByRole('button', { name: '去支付' }).click()
  await page.getByRole('region', { name: '收银台' }).getByRole('button', { name: '支付成功，通知稍后到达' }).click()
  await page.getByText('款项已收，正在等待通知…').waitFor()
  await expect.poll(() => kindsOf(token), { timeout: 60_000 }).toEqual(['Premium', 'ExtraEntity'])
})
