// Faces of a screen that have no address of their own: how one comes to them.
import { createOrder, listOrders } from '@cohort/contract/resources'
import type { Page } from 'playwright-core'
import { ask } from './ask.ts'
import type { TableRoute } from './routes.ts'

const patience = { timeout: 3_000 }
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click(patience)

const face = (name: string, path: string, open?: TableRoute['open']): TableRoute => ({
  name,
  path,
  area: 'popup',
  access: undefined,
  ...(open && { open }),
})

export const faces: readonly TableRoute[] = [
  face('ResumeJournal', '/resumes/duplicates'),
  face('ResumeReviewOne', '/entity/:id'),
  face('Reactivation', '/recommendation'),
  face('PricingByMonth', '/setting/pricing?unit=Month'),
  face('PricingOrder', '/setting/pricing', press(/^(升级到|购买高级版|Upgrade to|Buy Plus)/)),
  face('PricingRefusal', '/setting/pricing?unit=Month', press(/^(为什么不能购买|Why it cannot)/)),
  face('PricingReceipt', '/setting/pricing', press(/^(收据|Receipt)$/)),
  face('Exports', '/toolbox', press(/^(下载中心|Download centre)$/)),
  face('ExportRecords', '/toolbox', async (page) => {
    await press(/^(下载中心|Download centre)$/)(page)
    await press(/^(查看完整导出记录|See all export records)/)(page)
    const why = page.getByRole('dialog').getByRole('button', { name: /^(失败|Failed)/ })
    await why.first().focus({ timeout: 1_000 })
  }),
  face('ExportDialog', '/entity?type=Resume', press(/^(导出|Export)$/)),
]

/** An order at the cashier, not paid yet. */
export async function makeCashierAddress(url: string, token: string): Promise<string> {
  const params = { type: 'Flagship' as const, payTimeUnit: 'Year' as const }
  // The answer is a form, which only a browser does something with.
  await ask(url, createOrder, { params, body: {} }, token).catch(() => undefined)
  const [order] = (await ask(url, listOrders, { query: {} }, token)).orders
  return `/cashier?order=${order?.id ?? ''}`
}
