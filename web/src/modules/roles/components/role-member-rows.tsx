import { explain } from '@cohort/contract/permissions'
import { type Role, removeRoleUsers } from '@cohort/contract/roles'
import { maskedPhone } from '#fields/member-order.ts'
import { MemberStatusTag } from '#fields/member-status.tsx'
import { useFieldsText } from '#fields/text.ts'
import styles from '#modules/roles/components/role-members.module.css'
import { type RoleUser, useAddRoleUsers, useRemoveRoleUsers } from '#modules/roles/queries.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

interface Props {
  role: Role
  users: readonly RoleUser[]
  onWhy: (userId: string) => void
}

export function RoleMemberRows({ role, users, onWhy }: Props) {
  const text = useRolesText().members
  return (
    <table className={styles.table}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.phone}</th>
          <th scope="col">{text.rolesOf}</th>
          <th scope="col">{text.status}</th>
          <th scope="col">{text.actions}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.userId} role={role} user={user} onWhy={onWhy} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ role, user, onWhy }: { role: Role; user: RoleUser; onWhy: (userId: string) => void }) {
  const text = useRolesText().members
  const ui = useUiText()
  const { listComma } = useFieldsText()
  const remove = useRemoveRoleUsers()
  const add = useAddRoleUsers()
  const refusals = { remove: useRefusal(removeRoleUsers), why: useRefusal(explain) }
  const input = { params: { id: role.roleId }, body: { userIds: [user.userId] } }
  const putBack = () => add.mutate(input, { onSuccess: () => toast.show({ text: text.back(user.username) }) })
  const takeOut = () =>
    remove.mutate(input, { onSuccess: () => toast.undo(text.removed(user.username), ui.undo, putBack) })
  return (
    <tr>
      <td>
        <span className={styles.person}>
          <Avatar name={user.username} color={user.avatarBg} picture={user.avatar} />
          {user.username}
        </span>
      </td>
      <td className={styles.phone}>{maskedPhone(user.phone)}</td>
      <td className={styles.roles}>{user.roles.map(({ name }) => name).join(listComma)}</td>
      <td>
        <MemberStatusTag status={user.status} />
      </td>
      <td className={styles.actions}>
        <Button
          kind="text"
          size="small"
          icon={<Icon name="help" size={16} />}
          aria-label={text.whyOf(user.username)}
          title={text.why}
          disabled={refusals.why}
          onClick={() => onWhy(user.userId)}
        />
        <Button
          kind="text"
          size="small"
          aria-label={text.removeOf(user.username)}
          disabled={refusals.remove}
          loading={remove.isPending}
          onClick={takeOut}
        >
          {text.remove}
        </Button>
      </td>
    </tr>
  )
}
