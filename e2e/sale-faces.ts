// Faces of what is bought and taken along: dialogs that a button opens.
import { createOrder, listOrders } from '@cohort/contract/resources'
import type { Page } from 'playwright-core'
import { ask } from './ask.ts'

type Deed = (page: Page) => Promise<void>

/** Where there is nothing yet, there is no such button either: the picture shows that. */
const press =
  (name: RegExp): Deed =>
  (page) =>
    page
      .getByRole('button', { name })
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined)

const centre = press(/^(下载中心|Download centre)$/)

/** By name: where it begins, and what opens it. */
export const saleFaces: readonly (readonly [name: string, path: string, deed?: Deed])[] = [
  ['PricingByMonth', '/setting/pricing?unit=Month'],
  ['PricingOrder', '/setting/pricing', press(/^(升级到|购买高级版|Upgrade to|Buy Plus)/)],
  ['PricingRefusal', '/setting/pricing?unit=Month', press(/^(为什么不能购买|Why it cannot)/)],
  ['PricingReceipt', '/setting/pricing', press(/^(收据|Receipt)$/)],
  ['Exports', '/toolbox', centre],
  [
    'ExportRecords',
    '/toolbox',
    async (page) => {
      await centre(page)
      await press(/^(查看完整导出记录|See all export records)/)(page)
      const failed = page.getByRole('dialog').getByRole('button', { name: /^(失败|Failed)/ })
      await failed
        .first()
        .focus({ timeout: 2_000 })
        .catch(() => undefined)
    },
  ],
  ['ExportDialog', '/entity?type=Resume', press(/^(导出|Export)$/)],
]

/** An order at the cashier, not paid yet. */
export async function makeCashierAddress(url: string, token: string): Promise<string> {
  const params = { type: 'Flagship' as const, payTimeUnit: 'Year' as const }
  // The answer is a form, which only a browser does something with.
  await ask(url, createOrder, { params, body: {} }, token).catch(() => undefined)
  const [order] = (await ask(url, listOrders, { query: {} }, token)).orders
  return `/cashier?order=${order?.id ?? ''}`
}
