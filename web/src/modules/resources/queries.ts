import type { PayTimeUnit, SoldKind } from '@cohort/contract/packages'
import { actAtCashier, getCashierOrder } from '@cohort/contract/payments'
import { getPayDetail, getReceipt, getRemain, getUsage, listOrders } from '@cohort/contract/resources'
import { getMe } from '@cohort/contract/session'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ApiFailure } from '#lib/api.ts'
import { asking, useCall, useWrite } from '#lib/query.ts'
import { grouped } from '#modules/resources/amounts.ts'
import { roomFor } from '#modules/resources/fit.ts'
import { howManyFit, tellLimit } from '#modules/resources/limit.ts'
import { useResourcesText } from '#modules/resources/text.ts'

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
  useWrite(actAtCashier, { stale: [getCashierOrder, getRemain, listOrders, getPayDetail, getMe] })

/** Before files become records of a type: those that are to be sent, which are fewer where there is no room for all. */
export async function filesThatFit(files: readonly File[], entityType: string): Promise<readonly File[]> {
  return files.length === 0 ? files : files.slice(0, await howManyFit(files.length, entityType))
}

/** An upload was refused: where that is for want of room, the dialog says so (spec 1 §8). */
export function tellUploadRefusal(failure: ApiFailure): void {
  if (failure.code === 'UploadCapacityReached' || failure.code === 'CapacityReached') void tellLimit(failure)
}

/** Beside a place where records are made: what is used of how much. Nothing where there is no limit. */
export function useRoomWords(entityType: string): string | undefined {
  const text = useResourcesText().room
  const { data } = useCall(getRemain, {}, { inPlace: true, staleTime: 0 })
  const room = data && roomFor(data, entityType)
  return room && text(grouped(room.consumed), grouped(room.total), grouped(room.left))
}
