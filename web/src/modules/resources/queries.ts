import type { PayTimeUnit, SoldKind } from '@cohort/contract/packages'
import { actAtCashier, getCashierOrder } from '@cohort/contract/payments'
import { getPayDetail, getReceipt, getRemain, getUsage, listOrders } from '@cohort/contract/resources'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { asking, useCall, useWrite } from '#lib/query.ts'

export const useRemain = () => useCall(getRemain, {}, { inPlace: true })

/** What it would cost now. A price that cannot be had takes its option away, and says why in its place. */
export const usePayDetail = (type: SoldKind, payTimeUnit: PayTimeUnit) =>
  useCall(getPayDetail, { params: { type, payTimeUnit } }, { inPlace: true, staleTime: 0 })

export const useOrders = (current: number) =>
  useCall(listOrders, { query: { current } }, { inPlace: true, staleTime: 0 })
export const useReceipt = (id: string) => useCall(getReceipt, { params: { id } }, { inPlace: true })

/** What was noted at the end of each day, and this day as it stands. */
export const useUsage = (days: number) =>
  useQuery({ ...asking(getUsage, { query: { days } }, { inPlace: true }), placeholderData: keepPreviousData })

/** A notice may be on its way: it is looked at again until it has come. */
export const useCashierOrder = (id: string) =>
  useQuery({
    ...asking(getCashierOrder, { params: { id } }, { inPlace: true }),
    refetchInterval: ({ state }) => (state.data?.taken && state.data.status === 'unpaid' ? 1_000 : false),
  })

export const useCashier = () =>
  useWrite(actAtCashier, { stale: [getCashierOrder, getRemain, listOrders, getPayDetail] })
