import type { PayTimeUnit, SoldKind } from '@cohort/contract/packages'
import { isExtraKind } from '@cohort/contract/packages'
import { createOrder, payAgain } from '@cohort/contract/resources'
import { requestFile } from '#lib/api.ts'

/** Orders at the price that was seen; the form that the server answers with leads to the payment (spec 2 §4). */
export async function goToPayment(type: SoldKind, payTimeUnit: PayTimeUnit, priceFen: number): Promise<void> {
  const orderType = isExtraKind(type) ? ('extra' as const) : ('package' as const)
  await submit(await requestFile(createOrder, { params: { type, payTimeUnit }, body: { orderType, priceFen } }))
}

/** Back to the payment of an order that is open still. */
export async function goOnPaying(id: string): Promise<void> {
  await submit(await requestFile(payAgain, { params: { id }, body: {} }))
}

async function submit(answer: Blob | Promise<Blob>): Promise<void> {
  const holder = document.createElement('div')
  holder.hidden = true
  holder.innerHTML = await (await answer).text()
  document.body.append(holder)
  holder.querySelector('form')?.submit()
}
