import { useMemo } from 'react'
import { useConversations } from '#fields/remarks/remark-queries.ts'
import { keyOfTalk, type Talks } from '#fields/remarks/talks.ts'
import { nameOf } from '#fields/shape.ts'
import { type Asked, useMatching, useSearch } from '#modules/entities/queries.ts'

const nothing: Asked = { entityType: '' }

/**
 * What a list asks for, by the latest remark: of the conversations those that the list's own search finds too, and after
 * the last of them the records of the list that nobody has talked about. Without a list, all conversations.
 */
export function useTalks(type: string | undefined, body: Asked | undefined): Talks {
  const talks = useConversations({ type })
  const found = useSearch(body ?? nothing, body !== undefined)
  const limited = body?.query !== undefined || body?.filters !== undefined
  const pages = talks.data?.pages
  const sets = useMemo(
    () => (limited && pages ? pages.map(({ data }) => data.map(({ openId }) => openId)) : []),
    [limited, pages],
  )
  const matching = useMatching(
    body ?? nothing,
    sets.filter((ids) => ids.length > 0),
  )
  // While somebody writes, a page may begin with what ended the one before.
  const known = new Map(pages?.flatMap(({ data }) => data).map((talk) => [keyOfTalk(talk), talk]))
  const all = [...known.values()].filter(({ openId }) => !limited || matching.ids?.has(openId))
  const rest = talks.hasNextPage
    ? []
    : (found.data?.data ?? []).map((row) => ({ ...row.meta, name: nameOf(row) || row.meta.openId, unread: 0 }))
  const isReady = pages !== undefined && (!limited || matching.ids !== undefined) && (!body || found.data !== undefined)
  return {
    error: talks.error ?? matching.error ?? found.error,
    isReady,
    all,
    rest: rest.filter((talk) => !known.has(keyOfTalk(talk))),
    more: talks.hasNextPage ? () => void talks.fetchNextPage() : undefined,
    loading: talks.isFetchingNextPage,
    retry: () => void Promise.all([talks.refetch(), found.refetch()]),
  }
}
