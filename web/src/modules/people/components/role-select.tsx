import type { Member } from '@cohort/contract/members'
import type { Role } from '@cohort/contract/roles'
import { rightsOf } from '@cohort/contract/users'
import { Select } from 'antd'
import { useOptimistic } from '#lib/optimistic.ts'
import { useMe } from '#lib/who.ts'
import styles from '#modules/people/components/member-peek.module.css'
import { usePeopleText } from '#modules/people/text.ts'
import { useSetUserRoles } from '#modules/roles/queries.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

interface Props {
  member: Member
  roles: readonly Role[] | undefined
  names: readonly { roleId: string; name: string }[]
  /** Why the roles cannot be changed at all. */
  refused: string | undefined
}

/** The roles of a member. A change is saved at once and can be taken back. */
export function RoleSelect({ member, roles, names, refused }: Props) {
  const text = usePeopleText()
  const ui = useUiText()
  const me = useMe()
  const set = useSetUserRoles()
  const had = member.roles.map(({ roleId }) => roleId)
  const { value: shown, want, giveUp } = useOptimistic(had.join(' '))
  const save = (roleIds: string[], after: () => void) => {
    want(roleIds.join(' '))
    set.mutate({ params: { id: member.userId }, body: { roleIds } }, { onSuccess: after, onError: giveUp })
  }
  const change = (roleIds: string[]) =>
    save(roleIds, () =>
      toast.undo(text.done.roles(member.username), ui.undo, () =>
        save(had, () => toast.show({ text: text.done.rolesBack(member.username) })),
      ),
    )
  const rights = me && rightsOf(me)
  // Nobody hands out, or takes away, more than they hold.
  const beyond = (roleId: string): boolean => {
    const role = roles?.find((one) => one.roleId === roleId)
    if (!role || rights?.isAdmin) return false
    return role.isAdministrator || role.codes.some((code) => !rights?.codes.has(code))
  }
  const known = names.length > 0 ? names : member.roles
  return (
    <div title={refused}>
      <Select
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        className={styles.roles}
        aria-label={text.peek.roles}
        aria-description={refused}
        disabled={refused !== undefined}
        loading={set.isPending}
        placeholder={text.peek.rolesPlaceholder}
        value={shown.split(' ').filter(Boolean)}
        options={known.map(({ roleId, name }) => ({
          value: roleId,
          label: name,
          disabled: beyond(roleId),
          title: beyond(roleId) ? text.peek.notHeld : name,
        }))}
        onChange={change}
      />
    </div>
  )
}
