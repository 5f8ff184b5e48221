import type { Output } from '@cohort/contract/call'
import {
  createRemark,
  deleteRemark,
  listConversations,
  listRemarks,
  type Remark,
  readRemarks,
  restoreRemark,
  updateRemark,
} from '@cohort/contract/remarks'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { request } from '#lib/api.ts'
import { keyOf, useWrite } from '#lib/query.ts'
import { useMay } from '#lib/who.ts'

export interface Target {
  type: string
  id: string
}

type Page = Output<typeof listRemarks>
type Pages = InfiniteData<Page, string | undefined>
export type Conversation = Output<typeof listConversations>['data'][number]

export const useMayRemark = (): boolean => useMay(listRemarks.access)

const keyOfRemarks = ({ type, id }: Target) => keyOf(listRemarks, { params: { type, id } })

/** The remarks of a record, newest first, as many pages as were asked for. */
export function useRemarks(target: Target) {
  const params = { type: target.type, id: target.id }
  const enabled = useMayRemark()
  return useInfiniteQuery({
    queryKey: keyOfRemarks(target),
    queryFn: ({ pageParam, signal }) => request(listRemarks, { params, query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Page) => (last.more ? last.data.at(-1)?.openId : undefined),
    meta: { inPlace: true },
    enabled,
  })
}

/** Puts what the server answered into the pages that are shown, before they are asked for anew. */
export function useRemarkCache(target: Target) {
  const client = useQueryClient()
  const change = (make: (pages: Page[]) => Page[]) =>
    client.setQueryData<Pages>(keyOfRemarks(target), (known) => known && { ...known, pages: make(known.pages) })
  return {
    add: (remark: Remark) =>
      change(([first, ...rest]) => {
        if (!first || first.data.some(({ openId }) => openId === remark.openId)) return first ? [first, ...rest] : rest
        return [{ ...first, total: first.total + 1, data: [remark, ...first.data] }, ...rest]
      }),
    replace: (remark: Remark) =>
      change((pages) =>
        pages.map((page) => ({
          ...page,
          data: page.data.map((one) => (one.openId === remark.openId ? remark : one)),
        })),
      ),
    remove: (openId: string) =>
      change((pages) =>
        pages.map((page) => ({
          ...page,
          total: page.total - 1,
          data: page.data.filter((one) => one.openId !== openId),
        })),
      ),
    read: () => change((pages) => pages.map((page) => ({ ...page, unread: 0 }))),
  }
}

export const useSend = () => useWrite(createRemark, { inPlace: true, stale: [listConversations] })
export const useRewrite = () => useWrite(updateRemark, { stale: [listRemarks] })
export const useTakeBack = () => useWrite(deleteRemark, { stale: [listRemarks, listConversations] })
export const useBringBack = () => useWrite(restoreRemark, { stale: [listRemarks, listConversations] })
export const useMarkRead = () => useWrite(readRemarks, { inPlace: true, stale: [listConversations] })

/** The records that are talked about, by their latest remark, as many pages as were asked for. */
export function useConversations(which: { type?: string | undefined; projectId?: string | undefined }) {
  const query = { ...which, pageSize: 100 }
  return useInfiniteQuery({
    queryKey: keyOf(listConversations, { query }),
    queryFn: ({ pageParam, signal }) =>
      request(listConversations, { query: { ...query, current: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: Output<typeof listConversations>, pages) => (last.more ? pages.length + 1 : undefined),
    meta: { inPlace: true },
    enabled: useMayRemark(),
  })
}
