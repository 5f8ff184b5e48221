import type { Scope } from '#kernel/scope'

interface CashierTradeTable {
  tenant_id: string
  order_id: string
  trade_number: string
  paid_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    cashier_trade: CashierTradeTable
  }
}

export const findTrade = (scope: Scope, orderId: string) =>
  scope.db
    .selectFrom('cashier_trade')
    .select(['trade_number', 'paid_at'])
    .where('tenant_id', '=', scope.tenant)
    .where('order_id', '=', orderId)
    .executeTakeFirst()

/** Once for an order: pressing twice does not pay twice. */
export const insertTrade = (scope: Scope, trade: Omit<CashierTradeTable, 'tenant_id'>) =>
  scope.db
    .insertInto('cashier_trade')
    .values({ tenant_id: scope.tenant, ...trade })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
