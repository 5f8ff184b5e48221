import { z } from 'zod'
import { call } from '#call'
import { payTimeUnits, resourceKinds } from '#packages'
import { orderStatuses } from '#resources'
import { isoTime, nothing } from '#rules'

/** Who takes the money. */
export const payers = ['cashier', 'alipay'] as const

export const takeNotice = call({
  method: 'POST',
  path: '/mesoor-user/payments/{payer}/notices',
  access: 'public',
  summary: 'A notice of whoever takes the money. Only its signature makes it count',
  params: z.object({ payer: z.enum(payers) }),
  body: z.record(z.string().max(64), z.string().max(8192)),
  example: { params: { payer: 'cashier' }, body: {} },
  raw: true,
  returns: nothing,
})

const orderId = z.object({ id: z.string().min(1).max(64) })

export const getCashierOrder = call({
  method: 'GET',
  path: '/mesoor-user/cashier/orders/{id}',
  access: 'superAdmin',
  summary: 'An order as our own cashier shows it, where the installation uses it',
  params: orderId,
  example: { params: { id: 'x' } },
  object: { param: 'id', kind: 'order' },
  returns: z.object({
    id: z.string(),
    number: z.string(),
    type: z.enum(resourceKinds),
    payTimeUnit: z.enum(payTimeUnits),
    priceFen: z.number().int(),
    status: z.enum(orderStatuses),
    expiresAt: isoTime,
    failedAt: isoTime.nullable(),
    /** The money was taken here; its notice may be on its way still. */
    taken: z.boolean(),
  }),
})

/** pay: the notice comes at once; delay: in a while; repeat: once more what was told; fail: no money is taken. */
export const cashierActs = ['pay', 'fail', 'delay', 'repeat'] as const

export const actAtCashier = call({
  method: 'POST',
  path: '/mesoor-user/cashier/orders/{id}',
  access: 'superAdmin',
  summary: 'Play the bank: pay an order, let the payment fail, delay its notice or send it again',
  params: orderId,
  body: z.object({ act: z.enum(cashierActs) }),
  example: { params: { id: 'x' }, body: { act: 'pay' } },
  object: { param: 'id', kind: 'order' },
  returns: nothing,
})
