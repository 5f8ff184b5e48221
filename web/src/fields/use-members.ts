import { limits } from '@cohort/contract/limits'
import { listMembers, type Member } from '@cohort/contract/members'
import { useQuery } from '@tanstack/react-query'
import { asking } from '#lib/query.ts'

const everyone = { current: 1, pageSize: limits.userListPageSize }

/** Comparing nine thousand old rows with nine thousand new ones would cost more than drawing what is seen of them. */
const membersQuery = (filter?: string) => ({
  ...asking(listMembers, { query: { ...everyone, filter } }, { inPlace: true }),
  structuralSharing: false,
})

export interface MemberList {
  members: readonly Member[] | undefined
  total: number
  /** More members than one answer holds: only the server can search them. */
  partial: boolean
  error: Error | null
  isFetching: boolean
  retry: () => void
}

interface Asked {
  enabled?: boolean
  /** Where people are chosen: whoever joined a moment ago is among them. */
  isNew?: boolean
}

/**
 * The members of the enterprise, asked for as one page of 9,000 (spec 1 §9). Who has more than that gets those whose name
 * or phone holds `search`.
 */
export function useMembers(search = '', { enabled = true, isNew = false }: Asked = {}): MemberList {
  const first = useQuery({ ...membersQuery(), enabled, ...(isNew && { staleTime: 0 }) })
  const partial = first.data !== undefined && first.data.total > first.data.data.length
  const searching = partial && search.trim() !== ''
  const found = useQuery({ ...membersQuery(search.trim()), enabled: enabled && searching })
  const shown = searching ? found : first
  return {
    members: shown.data?.data,
    total: first.data?.total ?? 0,
    partial,
    error: shown.data ? null : shown.error,
    isFetching: shown.isFetching,
    retry: () => void shown.refetch(),
  }
}
