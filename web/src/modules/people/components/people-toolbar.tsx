import type { MemberStatus } from '@cohort/contract/users'
import { Segmented, Select } from 'antd'
import { SearchField } from '#fields/search-field.tsx'
import { useFieldsText } from '#fields/text.ts'
import styles from '#modules/people/components/people.module.css'
import type { PeopleAddress } from '#modules/people/components/use-people-address.ts'
import { usePeopleText } from '#modules/people/text.ts'

const statuses: readonly (MemberStatus | 'all')[] = ['all', 'normal', 'unactivated', 'deactivated']

interface Props {
  address: PeopleAddress
  counts: Record<MemberStatus | 'all', number>
  /** Every role that somebody could have. */
  roles: readonly { roleId: string; name: string }[]
}

export function PeopleToolbar({ address, counts, roles }: Props) {
  const text = usePeopleText().filter
  const fields = useFieldsText()
  const { filter } = address
  const options = [
    ...roles.map(({ roleId, name }) => ({ value: roleId, label: name })),
    { value: 'superAdmin', label: text.superAdmin },
    { value: 'none', label: text.noRole },
  ]
  return (
    <div className={styles.toolbar}>
      <SearchField className={styles.search} label={text.search} value={filter.typed} onSearch={address.search} />
      <Segmented<MemberStatus | 'all'>
        aria-label={text.status}
        value={filter.status ?? 'all'}
        options={statuses.map((status) => ({
          value: status,
          label: (
            <span className={styles.facet}>
              {status === 'all' ? text.all : fields.status[status]} <small>{counts[status]}</small>
            </span>
          ),
        }))}
        onChange={(status) => address.setStatus(status === 'all' ? undefined : status)}
      />
      <Select
        allowClear
        className={styles.role}
        aria-label={text.role}
        placeholder={text.anyRole}
        popupMatchSelectWidth={220}
        value={filter.role}
        options={options}
        onChange={(role?: string) => address.setRole(role)}
      />
    </div>
  )
}
