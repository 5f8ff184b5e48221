import { z } from 'zod'
import { call } from '#call'
import { payTimeUnits, resourceKinds, resourceTypes } from '#packages'
import { isoTime, nothing } from '#rules'

const resourceKind = z.enum(resourceKinds)
const payTimeUnit = z.enum(payTimeUnits)
const resourceType = z.enum(resourceTypes)
const fen = z.number().int()

/** Money as people read it, in yuan, beside the whole fen in which it is kept. */
const money = { price: z.number(), priceFen: fen }

/** A package or an extra pack that holds now. */
const heldResource = z.object({
  resourceKind,
  ...money,
  payTimeUnit: payTimeUnit.nullable(),
  startTime: isoTime.nullable(),
  /** None: it has no end. */
  expiration: isoTime.nullable(),
  /** It has ended and goes on for a few days. */
  inGrace: z.boolean(),
  resources: z.array(z.object({ resourceType, consumed: z.number().int().min(0), total: z.number().int().min(0) })),
})
export type HeldResource = z.infer<typeof heldResource>

export const getRemain = call({
  method: 'GET',
  path: '/mesoor-user/resources/remain',
  access: 'member',
  summary: 'The packages that hold now and what is used of them; amounts of a type are to be summed',
  example: {},
  returns: z.object({
    validResources: z.array(heldResource),
    /** Bought, and beginning later. */
    next: z.array(z.object({ resourceKind, payTimeUnit, startTime: isoTime, expiration: isoTime })),
    /** When the automatic tasks of the month are counted anew. */
    resetTime: isoTime,
    /** In limit mode: what is used of the little that may be tried out. */
    trial: z
      .object({
        projects: z.object({ consumed: z.number().int(), total: z.number().int() }),
        resumes: z.object({ consumed: z.number().int(), total: z.number().int() }),
      })
      .nullable(),
  }),
})

const bought = z.object({ type: resourceKind, payTimeUnit })

/** What an order does: the first package, a larger one at once, the same or a smaller one afterwards, or a pack beside it. */
export const orderEffects = ['first', 'upgrade', 'renewal', 'downgrade', 'extra'] as const
export type OrderEffect = (typeof orderEffects)[number]

export const getPayDetail = call({
  method: 'GET',
  path: '/mesoor-user/resources/{type}/{payTimeUnit}/payDetail',
  access: 'admin',
  summary: 'What an order would cost today, and from when to when it would hold',
  params: bought,
  example: { params: { type: 'Premium', payTimeUnit: 'Month' } },
  silent: true,
  returns: z.object({
    ...money,
    /** Before what is left of the present package is taken off. */
    listFen: fen,
    creditFen: fen,
    effect: z.enum(orderEffects),
    startTime: isoTime,
    expirationTime: isoTime,
  }),
})

export const createOrder = call({
  method: 'POST',
  path: '/mesoor-user/resources/{type}/{payTimeUnit}',
  access: 'superAdmin',
  summary:
    'Order a package or an extra pack; the answer is a form of HTML that leads to the payment when it is submitted',
  params: bought,
  body: z.object({
    orderType: z.enum(['package', 'extra']).optional(),
    /** What the person has seen. Where it costs something else by now, nothing is ordered. */
    priceFen: fen.optional(),
  }),
  example: { params: { type: 'Premium', payTimeUnit: 'Month' }, body: { orderType: 'package' } },
  raw: true,
  returns: nothing,
})

/** unpaid: it can be paid still; closed: another order took its place; expired: nobody paid; refund: paid too late. */
export const orderStatuses = ['unpaid', 'paid', 'closed', 'expired', 'refund'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** late: paid when the order was over; overtaken: another one took effect first; twice: paid already; credit: the old package was worth more by then. */
export const refundReasons = ['late', 'overtaken', 'twice', 'credit'] as const
export type RefundReason = (typeof refundReasons)[number]

const order = z.object({
  id: z.string(),
  number: z.string(),
  orderType: z.enum(['package', 'extra']),
  type: resourceKind,
  payTimeUnit,
  effect: z.enum(orderEffects),
  status: z.enum(orderStatuses),
  ...money,
  listFen: fen,
  creditFen: fen,
  /** What is to be given back, and why: each reason once. */
  refundFen: fen,
  refundReasons: z.array(z.enum(refundReasons)),
  createdAt: isoTime,
  expiresAt: isoTime,
  /** The last attempt did not succeed. */
  failedAt: isoTime.nullable(),
  paidAt: isoTime.nullable(),
  startTime: isoTime.nullable(),
  expirationTime: isoTime.nullable(),
})
export type Order = z.infer<typeof order>

export const listOrders = call({
  method: 'GET',
  path: '/mesoor-user/resources/orders',
  access: 'admin',
  summary: 'The orders of the enterprise, the newest first',
  query: z.object({
    current: z.coerce.number().int().min(1).max(1_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(10),
  }),
  example: { query: {} },
  returns: z.object({ orders: z.array(order), total: z.number().int() }),
})

export const getReceipt = call({
  method: 'GET',
  path: '/mesoor-user/resources/orders/{id}/receipt',
  access: 'admin',
  summary: 'What an invoice of a paid order needs: who, what, when, how much, by which payment',
  params: z.object({ id: z.string().min(1).max(64) }),
  example: { params: { id: 'x' } },
  object: { param: 'id', kind: 'order' },
  returns: z.object({
    order,
    enterprise: z.object({ id: z.string(), name: z.string() }),
    payments: z.array(
      z.object({
        provider: z.string(),
        tradeNumber: z.string(),
        amountFen: fen,
        refundFen: fen,
        refundReason: z.enum(refundReasons).nullable(),
        paidAt: isoTime,
      }),
    ),
  }),
})

export const payAgain = call({
  method: 'POST',
  path: '/mesoor-user/resources/orders/{id}/payment',
  access: 'superAdmin',
  summary: 'The form of HTML that leads to the payment of an order which is not paid yet',
  params: z.object({ id: z.string().min(1).max(64) }),
  body: nothing,
  example: { params: { id: 'x' }, body: {} },
  object: { param: 'id', kind: 'order' },
  raw: true,
  returns: nothing,
})

export const getValidity = call({
  method: 'GET',
  path: '/mesoor-user/resources/validity',
  access: 'member',
  summary: 'The package that has ended and has not been renewed, if there is one',
  example: {},
  silent: true,
  returns: z.object({
    validatingResource: z
      .object({
        resourceKind,
        payTimeUnit,
        expiration: isoTime,
        /** Until then it goes on holding what it held. */
        graceUntil: isoTime,
      })
      .nullable(),
  }),
})

export const getUsage = call({
  method: 'GET',
  path: '/mesoor-user/resources/usage',
  access: 'admin',
  summary: 'What was used at the end of each day, the oldest first',
  query: z.object({ days: z.coerce.number().int().min(1).max(366).default(90) }),
  example: { query: {} },
  returns: z.object({
    days: z.array(
      z.object({
        day: z.iso.date(),
        resources: z.array(z.object({ resourceType, consumed: z.number().int(), total: z.number().int() })),
      }),
    ),
  }),
})

export const notifyLimitation = call({
  method: 'POST',
  path: '/mesoor-user/notification/tenant-limitation',
  access: 'member',
  summary: 'Tell customer service that the enterprise wants more than it may try out',
  body: nothing,
  example: { body: {} },
  returns: nothing,
})
