import type { Amounts, PayTimeUnit, ResourceKind, SoldKind } from '@cohort/contract/packages'
import type { OrderEffect, OrderStatus } from '@cohort/contract/resources'
import { type ColumnType, sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import type { Grant } from '#modules/resources/holdings'
import type { Book, OrderEntry, PaymentEntry } from '#modules/resources/ledger'

interface GrantTable {
  tenant_id: string
  grant_id: string
  kind: ResourceKind
  unit: PayTimeUnit | null
  list_fen: number
  anchor_day: number
  starts_at: Date
  ends_at: Date | null
  amounts: ColumnType<Amounts | null, string | null>
}

interface OrderTable {
  tenant_id: string
  order_id: string
  number: string
  kind: SoldKind
  unit: PayTimeUnit
  effect: OrderEffect
  list_fen: number
  credit_fen: number
  /** The grant whose rest it is priced with; once it is paid, the grant that it ended. */
  credit_of: string | null
  price_fen: number
  refund_fen: number
  status: OrderStatus
  created_at: Date
  created_by: string | null
  expires_at: Date
  closed_at: Date | null
  failed_at: Date | null
  paid_at: Date | null
  grant_id: string | null
}

interface PaymentTable {
  tenant_id: string
  payer: string
  trade_number: string
  order_id: string
  amount_fen: number
  refund_fen: number
  paid_at: Date
  counted_at: Date
  enterprise: string
}

declare module '#kernel/tables' {
  interface Tables {
    package_grant: GrantTable
    package_order: OrderTable
    payment: PaymentTable
  }
}

/** Locks what the enterprise bought until the transaction ends, and counts the orders of the day. */
export async function lockAccount(scope: Scope, day: string, orders: number): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    insert into package_account as a (tenant_id, day, orders) values (${scope.tenant}, ${day}::date, ${orders}::int)
    on conflict (tenant_id) do update set day = case when ${orders}::int > 0 then excluded.day else a.day end,
      orders = excluded.orders + case when a.day = excluded.day or ${orders}::int = 0 then a.orders else 0 end
    returning orders`.execute(scope.db)
  return rows[0]?.orders ?? 0
}

export async function findGrants(scope: Scope): Promise<Grant[]> {
  const rows = await scope.db
    .selectFrom('package_grant')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .orderBy('starts_at')
    .orderBy('grant_id')
    .execute()
  return rows.map((row) => ({
    id: row.grant_id,
    kind: row.kind,
    unit: row.unit,
    listFen: row.list_fen,
    anchorDay: row.anchor_day,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    amounts: row.amounts,
  }))
}

export async function saveGrant(scope: Scope, grant: Grant): Promise<void> {
  const row = {
    tenant_id: scope.tenant,
    grant_id: grant.id,
    kind: grant.kind,
    unit: grant.unit,
    list_fen: grant.listFen,
    anchor_day: grant.anchorDay,
    starts_at: grant.startsAt,
    ends_at: grant.endsAt,
    amounts: grant.amounts && JSON.stringify(grant.amounts),
  }
  await scope.db
    .insertInto('package_grant')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'grant_id'])
        .doUpdateSet({ starts_at: grant.startsAt, ends_at: grant.endsAt, anchor_day: grant.anchorDay }),
    )
    .execute()
}

export type OrderRow = Pick<OrderTable, keyof OrderTable>

const orderOf = (row: OrderRow): OrderEntry => ({
  id: row.order_id,
  kind: row.kind,
  unit: row.unit,
  effect: row.effect,
  listFen: row.list_fen,
  creditFen: row.credit_fen,
  creditOf: row.credit_of,
  priceFen: row.price_fen,
  status: row.status,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  closedAt: row.closed_at,
  paidAt: row.paid_at,
  grantId: row.grant_id,
  refundFen: row.refund_fen,
})

const ordersOf = (scope: Scope) =>
  scope.db.selectFrom('package_order').selectAll().where('tenant_id', '=', scope.tenant)

export const findOrder = (scope: Scope, id: string): Promise<OrderRow | undefined> =>
  ordersOf(scope).where('order_id', '=', id).executeTakeFirst()

export const findOrders = (scope: Scope, from: number, count: number): Promise<OrderRow[]> =>
  ordersOf(scope).orderBy('created_at', 'desc').orderBy('number', 'desc').offset(from).limit(count).execute()

export async function countOrders(scope: Scope): Promise<number> {
  const row = await scope.db
    .selectFrom('package_order')
    .select((each) => each.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', scope.tenant)
    .executeTakeFirst()
  return row?.n ?? 0
}

/** What a notice names: its order, and the trade at whoever takes the money. */
interface Told {
  readonly orderId: string
  readonly payer: string
  readonly tradeNumber: string
}

/**
 * All that deciding about orders needs: what is held, and what can be paid still. For a notice also its order with what
 * was paid for it, whatever the same trade was told of before, and the orders that took the credit which it was priced with.
 */
export async function findBook(scope: Scope, told?: Told): Promise<Book> {
  const grants = await findGrants(scope)
  const unpaid = await ordersOf(scope).where('status', '=', 'unpaid').execute()
  if (!told) return { grants, orders: unpaid.map(orderOf), payments: [] }
  const order = await findOrder(scope, told.orderId)
  const rivals = order?.credit_of ? await ordersOf(scope).where('credit_of', '=', order.credit_of).execute() : []
  const byId = new Map([...unpaid, ...rivals, ...(order ? [order] : [])].map((row) => [row.order_id, orderOf(row)]))
  const payments = await scope.db
    .selectFrom('payment')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where((either) =>
      either.or([
        either('order_id', '=', told.orderId),
        either.and([either('payer', '=', told.payer), either('trade_number', '=', told.tradeNumber)]),
      ]),
    )
    .execute()
  return { grants, orders: [...byId.values()], payments: payments.map(paymentOf) }
}

export type PaymentRow = Pick<PaymentTable, keyof PaymentTable>

const paymentOf = (row: PaymentRow): PaymentEntry => ({
  tradeNumber: row.trade_number,
  orderId: row.order_id,
  amountFen: row.amount_fen,
  paidAt: row.paid_at,
  refundFen: row.refund_fen,
})

export const findPayments = (scope: Scope, orderIds: readonly string[]): Promise<PaymentRow[]> =>
  scope.db
    .selectFrom('payment')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('order_id', '=', sql<string>`any(${orderIds}::text[])`)
    .orderBy('paid_at')
    .execute()

export const insertOrder = (scope: Scope, order: OrderEntry, more: { number: string; by: string }) =>
  scope.db
    .insertInto('package_order')
    .values({
      tenant_id: scope.tenant,
      order_id: order.id,
      number: more.number,
      kind: order.kind,
      unit: order.unit,
      list_fen: order.listFen,
      credit_fen: order.creditFen,
      price_fen: order.priceFen,
      created_at: order.createdAt,
      created_by: more.by,
      expires_at: order.expiresAt,
      failed_at: null,
      ...changing(order),
    })
    .execute()

const changing = (order: OrderEntry) => ({
  effect: order.effect,
  credit_of: order.creditOf,
  refund_fen: order.refundFen,
  status: order.status,
  closed_at: order.closedAt,
  paid_at: order.paidAt,
  grant_id: order.grantId,
})

export const updateOrder = (scope: Scope, order: OrderEntry) =>
  scope.db
    .updateTable('package_order')
    .set(changing(order))
    .where('tenant_id', '=', scope.tenant)
    .where('order_id', '=', order.id)
    .execute()

export const setFailed = (scope: Scope, orderId: string, at: Date) =>
  scope.db
    .updateTable('package_order')
    .set({ failed_at: at })
    .where('tenant_id', '=', scope.tenant)
    .where('order_id', '=', orderId)
    .where('grant_id', 'is', null)
    .execute()

export const insertPayment = (
  scope: Scope,
  payment: PaymentEntry,
  more: { payer: string; countedAt: Date; enterprise: string },
) =>
  scope.db
    .insertInto('payment')
    .values({
      tenant_id: scope.tenant,
      payer: more.payer,
      trade_number: payment.tradeNumber,
      order_id: payment.orderId,
      amount_fen: payment.amountFen,
      refund_fen: payment.refundFen,
      paid_at: payment.paidAt,
      counted_at: more.countedAt,
      enterprise: more.enterprise,
    })
    .execute()

/** Orders that nobody paid in time. */
export async function expireOrders(scope: Scope, now: Date): Promise<number> {
  const { numUpdatedRows } = await scope.db
    .updateTable('package_order')
    .set({ status: 'expired' })
    .where('tenant_id', '=', scope.tenant)
    .where('status', '=', 'unpaid')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
