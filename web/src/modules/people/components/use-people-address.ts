import type { MemberStatus } from '@cohort/contract/users'
import { useAddress } from '#lib/address.ts'
import type { PeopleFilter } from '#modules/people/people-filter.ts'

export type PeopleTab = 'members' | 'invitations'
const statuses: readonly MemberStatus[] = ['normal', 'unactivated', 'deactivated']

/** Search, filters, tab and the open profile stand in the address. */
export function usePeopleAddress() {
  const { query, change } = useAddress()
  const filter: PeopleFilter = {
    typed: query.get('q') ?? '',
    status: statuses.find((status) => status === query.get('status')),
    role: query.get('role') ?? undefined,
  }
  return {
    tab: (query.get('tab') === 'invitations' ? 'invitations' : 'members') as PeopleTab,
    filter,
    open: query.get('member') ?? undefined,
    goToTab: (tab: PeopleTab) => change({ tab: tab === 'members' ? undefined : tab }),
    search: (typed: string) => change({ q: typed || undefined }),
    setStatus: (status: MemberStatus | undefined) => change({ status }),
    setRole: (role: string | undefined) => change({ role }),
    clear: () => change({ q: undefined, status: undefined, role: undefined }),
    peek: (userId: string | undefined) => change({ member: userId }),
  }
}

export type PeopleAddress = ReturnType<typeof usePeopleAddress>
