import type { Member } from '@cohort/contract/members'
import { listRoleNames, listRoles } from '@cohort/contract/roles'
import { useDeferredValue, useMemo } from 'react'
import { type MemberList, useMembers } from '#fields/use-members.ts'
import { useFrameActions } from '#lib/frame.ts'
import { useIsPhone } from '#lib/media.ts'
import { usePageTitle } from '#lib/page.ts'
import { useMay, useMe } from '#lib/who.ts'
import { useRoleNames } from '#modules/members/queries.ts'
import { Invitations } from '#modules/people/components/invitations.tsx'
import { MemberPeek } from '#modules/people/components/member-peek.tsx'
import styles from '#modules/people/components/people.module.css'
import { PeopleCards, PeopleTable } from '#modules/people/components/people-table.tsx'
import { PeopleToolbar } from '#modules/people/components/people-toolbar.tsx'
import { type Deeds, useDeedRefusals, useDeeds } from '#modules/people/components/use-deeds.ts'
import { type PeopleAddress, type PeopleTab, usePeopleAddress } from '#modules/people/components/use-people-address.ts'
import { filterPeople, statusCounts } from '#modules/people/people-filter.ts'
import { lastSuperAdminOf } from '#modules/people/refusals.ts'
import { usePeopleText } from '#modules/people/text.ts'
import { useRoles } from '#modules/roles/queries.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageActions } from '#ui/page-actions.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { Tabs } from '#ui/tabs.tsx'

const tabs: readonly PeopleTab[] = ['members', 'invitations']

/** Members of the enterprise and the invitations to it. */
export function Screen() {
  const text = usePeopleText()
  usePageTitle(text.title, undefined, text.crumb)
  const address = usePeopleAddress()
  const { invite } = useFrameActions()
  const people = useMembers(address.filter.typed)
  // Nine thousand rows are counted and drawn after the page has answered, not instead of it.
  const members = useDeferredValue(people.members ?? none, none)
  const company = useCompany(members)
  const roles = useKnownRoles(members)
  const deeds = useDeeds()
  const refusals = useDeedRefusals(company)
  const known = { members, roles, deeds, refusals }
  return (
    <div className={styles.screen}>
      {invite && (
        <PageActions>
          <Button kind="primary" icon={<Icon name="personPlus" size={16} />} onClick={invite}>
            {text.invite}
          </Button>
        </PageActions>
      )}
      <div className={styles.main}>
        <Tabs
          className={styles.tabs}
          panelClassName={styles.panel}
          label={text.title}
          current={address.tab}
          onChoose={address.goToTab}
          tabs={tabs.map((tab) => ({
            key: tab,
            label: text.tabs[tab],
            ...(tab === 'members' && people.members && { count: people.total }),
          }))}
        >
          {address.tab === 'invitations' ? (
            <Invitations onInvite={invite} />
          ) : (
            <People address={address} people={people} onInvite={invite} {...known} />
          )}
        </Tabs>
      </div>
      {address.tab === 'members' && <Peek address={address} {...known} />}
    </div>
  )
}

interface Known {
  address: PeopleAddress
  members: readonly Member[]
  roles: readonly { roleId: string; name: string }[]
  deeds: Deeds
  refusals: ReturnType<typeof useDeedRefusals>
}

interface PeopleProps extends Known {
  people: MemberList
  onInvite: (() => void) | undefined
}

function People({ address, people, members, roles, deeds, refusals, onInvite }: PeopleProps) {
  const text = usePeopleText()
  const { filter } = address
  const ready = people.members !== undefined && (members.length > 0 || people.members.length === 0)
  const shown = useMemo(() => filterPeople(members, filter), [members, filter])
  const counts = useMemo(() => statusCounts(members, filter), [members, filter])
  const List = useIsPhone() ? PeopleCards : PeopleTable
  const filtered = filter.typed !== '' || filter.status !== undefined || filter.role !== undefined
  return (
    <>
      <PeopleToolbar address={address} counts={counts} roles={roles} />
      {people.partial && filter.typed === '' && (
        <p className={styles.partial}>{text.filter.partial(members.length, people.total)}</p>
      )}
      {people.error && <ErrorState error={people.error} onRetry={people.retry} />}
      {!ready && !people.error && <SkeletonRows rows={14} height={42} />}
      {ready && shown.length === 0 && filtered && <NoneFound address={address} members={members} />}
      {ready && shown.length === 0 && !filtered && (
        <Empty
          title={text.empty.title}
          hint={text.empty.hint}
          actions={
            onInvite && (
              <Button kind="primary" size="small" onClick={onInvite}>
                {text.invite}
              </Button>
            )
          }
        />
      )}
      {shown.length > 0 && (
        <List members={shown} open={address.open} deeds={deeds} refusals={refusals} onPeek={address.peek} />
      )}
    </>
  )
}

const none: readonly Member[] = []

/** Names the one filter to drop, and what that gains. */
function NoneFound({ address, members }: { address: PeopleAddress; members: readonly Member[] }) {
  const { none: text, filter: words } = usePeopleText()
  const { filter } = address
  const without = (change: Partial<typeof filter>) => filterPeople(members, { ...filter, ...change }).length
  const byStatus = filter.status ? without({ status: undefined }) : 0
  const byRole = filter.role ? without({ role: undefined }) : 0
  const status = byStatus > 0 && byStatus >= byRole
  const hint = status ? text.dropStatus(byStatus) : byRole > 0 ? text.dropRole(byRole) : text.hint
  return (
    <Empty
      filtered
      title={text.title}
      hint={hint}
      actions={
        <>
          {(status || byRole > 0) && (
            <Button
              kind="primary"
              size="small"
              onClick={() => (status ? address.setStatus(undefined) : address.setRole(undefined))}
            >
              {status ? text.dropStatusButton : text.dropRoleButton}
            </Button>
          )}
          <Button size="small" onClick={address.clear}>
            {words.clear}
          </Button>
        </>
      }
    />
  )
}

function Peek({ address, members, roles: roleNames, deeds, refusals }: Known) {
  const member = members.find(({ userId }) => userId === address.open)
  const roles = useRoles(useMay(listRoles.access)).data?.roles
  if (!member) return null
  return (
    <MemberPeek
      key={member.userId}
      member={member}
      roles={roles}
      roleNames={roleNames}
      deeds={deeds}
      refusals={refusals}
      onClose={() => address.peek(undefined)}
    />
  )
}

/** Roles by name: the enterprise's where the viewer may list them, else those that somebody has. */
function useKnownRoles(members: readonly Member[]): readonly { roleId: string; name: string }[] {
  const may = useMay(listRoleNames.access)
  const names = useRoleNames(may).data?.roles
  return useMemo(() => {
    if (names) return names
    return [...new Map(members.flatMap(({ roles }) => roles.map((role) => [role.roleId, role]))).values()]
  }, [names, members])
}

function useCompany(members: readonly Member[]) {
  const me = useMe()
  const roles = useRoles(useMay(listRoles.access)).data?.roles
  return useMemo(
    () => ({
      me: { userId: me?.userId ?? '', isAdmin: me?.isAdmin ?? false, isSuperAdmin: me?.isSuperAdmin ?? false },
      lastSuperAdmin: lastSuperAdminOf(members),
      administratorRoles: new Set(roles?.filter((role) => role.isAdministrator).map(({ roleId }) => roleId)),
    }),
    [me, members, roles],
  )
}
