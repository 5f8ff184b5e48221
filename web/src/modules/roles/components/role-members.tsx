import { limits } from '@cohort/contract/limits'
import { addRoleUsers, type Role } from '@cohort/contract/roles'
import { Pagination } from 'antd'
import { useState } from 'react'
import { MemberPicker } from '#fields/member-picker.tsx'
import { SearchField } from '#fields/search-field.tsx'
import { RoleMemberRows } from '#modules/roles/components/role-member-rows.tsx'
import styles from '#modules/roles/components/role-members.module.css'
import { useAddRoleUsers, useRoleUsers } from '#modules/roles/queries.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

/** Below the matrix only the first few stand. */
const few = 5

interface Props {
  role: Role
  /** The whole list with its pages; otherwise the first few, and `onAll` leads on. */
  whole: boolean
  onAll: () => void
  onWhy: (userId: string) => void
}

/** Who has the role. */
export function RoleMembers({ role, whole, onAll, onWhy }: Props) {
  const text = useRolesText().members
  const [filter, setFilter] = useState('')
  const [page, setPage] = useState<{ current: number; pageSize: number }>({ current: 1, pageSize: limits.pageSize })
  const users = useRoleUsers(role.roleId, { filter, ...(whole ? page : { current: 1, pageSize: few }) })
  const total = users.data?.total ?? 0
  return (
    <section className={styles.members} aria-label={text.title}>
      <header className={styles.head}>
        <h3>
          {text.title} <small>{role.memberCount}</small>
        </h3>
        <SearchField
          size="small"
          className={styles.search}
          label={text.search}
          value={filter}
          onSearch={(typed) => {
            setFilter(typed)
            setPage((now) => ({ ...now, current: 1 }))
          }}
        />
        <AddButton role={role} />
      </header>
      {users.isPending && <SkeletonRows rows={few} height={38} />}
      {users.isError && !users.data && <ErrorState error={users.error} onRetry={() => void users.refetch()} />}
      {total === 0 && users.data && filter !== '' && <Empty filtered title={text.none(filter)} hint={text.noneHint} />}
      {total === 0 && users.data && filter === '' && <Empty title={text.empty} hint={text.emptyHint} />}
      {total > 0 && users.data && <RoleMemberRows role={role} users={users.data.data} onWhy={onWhy} />}
      {!whole && total > few && (
        <Button kind="link" size="small" onClick={onAll}>
          {text.all(total)}
        </Button>
      )}
      {whole && total > limits.pageSize && (
        <Pagination
          size="small"
          align="end"
          className={styles.pages}
          {...page}
          total={total}
          showSizeChanger
          pageSizeOptions={[...limits.pageSizes]}
          onChange={(current, pageSize) => setPage({ current, pageSize })}
        />
      )}
    </section>
  )
}

function AddButton({ role }: { role: Role }) {
  const text = useRolesText().members
  const [open, setOpen] = useState(false)
  const add = useAddRoleUsers()
  const refusal = useRefusal(addRoleUsers)
  const choose = (userIds: string[]) =>
    add.mutate(
      { params: { id: role.roleId }, body: { userIds } },
      {
        onSuccess: ({ added }) => {
          toast.show({ text: text.added(added) })
          setOpen(false)
        },
      },
    )
  return (
    <>
      <Button size="small" icon={<Icon name="plus" size={14} />} disabled={refusal} onClick={() => setOpen(true)}>
        {text.add}
      </Button>
      {open && (
        <MemberPicker
          title={text.addTo(role.name)}
          confirm={text.addConfirm}
          busy={add.isPending}
          refuse={(member) =>
            member.roles.some(({ roleId }) => roleId === role.roleId)
              ? text.already
              : member.status === 'deactivated'
                ? text.deactivated
                : undefined
          }
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
