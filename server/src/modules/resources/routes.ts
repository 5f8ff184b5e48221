import { actAtCashier, getCashierOrder, takeNotice } from '@cohort/contract/payments'
import {
  createOrder,
  getPayDetail,
  getReceipt,
  getRemain,
  getUsage,
  getValidity,
  listOrders,
  notifyLimitation,
  payAgain,
} from '@cohort/contract/resources'
import { type Route, route } from '#kernel/route'
import * as buying from '#modules/resources/buying'
import * as cashier from '#modules/resources/cashier'
import { take } from '#modules/resources/notices'
import * as service from '#modules/resources/service'
import { usage } from '#modules/resources/usage'

export const routes: readonly Route[] = [
  route(getRemain, service.remain),
  route(getPayDetail, service.payDetail),
  route(createOrder, buying.order),
  route(listOrders, service.orders),
  route(getReceipt, service.receipt),
  route(payAgain, buying.again),
  route(getValidity, service.validity),
  route(getUsage, usage),
  route(notifyLimitation, service.notify),
  route(takeNotice, take),
  route(getCashierOrder, cashier.show),
  route(actAtCashier, cashier.act),
]
