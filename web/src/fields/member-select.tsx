import { limits } from '@cohort/contract/limits'
import type { Member } from '@cohort/contract/members'
import { Select } from 'antd'
import { useMemo, useState } from 'react'
import { maskedPhone, searchMembers } from '#fields/member-order.ts'
import styles from '#fields/member-select.module.css'
import { useFieldsText } from '#fields/text.ts'
import { useMembers } from '#fields/use-members.ts'
import { useDebounced } from '#lib/debounce.ts'
import { Avatar } from '#ui/avatar.tsx'

interface Props {
  value: string | undefined
  onChange: (member: Member | undefined) => void
  label?: string
  allowClear?: boolean
  /** Opened by the click that wants to choose. */
  autoFocus?: boolean | undefined
  /** Why nobody can be chosen here. */
  refused?: string | undefined
}

/** One member, found by part of the name, phone or e-mail. */
export function MemberSelect({ value, onChange, label, allowClear, autoFocus, refused }: Props) {
  const text = useFieldsText().select
  const [typed, setTyped] = useState('')
  const rested = useDebounced(typed, limits.userSearchRestMs)
  const { members, isFetching } = useMembers(rested, { isNew: true })
  const found = useMemo(() => searchMembers(members ?? [], rested), [members, rested])
  const chosen = members?.find(({ userId }) => userId === value)
  // Someone chosen stays named, also while others are searched.
  const shown = useMemo(() => (chosen && !found.includes(chosen) ? [chosen, ...found] : found), [chosen, found])
  const options = useMemo(
    () => shown.map((member) => ({ value: member.userId, label: member.username, member })),
    [shown],
  )
  return (
    <Select
      className={styles.select}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      allowClear={allowClear}
      autoFocus={autoFocus}
      defaultOpen={autoFocus}
      disabled={refused !== undefined}
      title={refused}
      loading={!members && isFetching}
      aria-label={label ?? text.label}
      placeholder={text.placeholder}
      value={members ? value : undefined}
      options={options}
      optionRender={({ data }) => <Person member={data.member} more />}
      labelRender={({ label }) => (chosen ? <Person member={chosen} /> : label)}
      onChange={(userId) => onChange(members?.find((member) => member.userId === userId))}
      onOpenChange={(open) => !open && setTyped('')}
    />
  )
}

function Person({ member, more = false }: { member: Member; more?: boolean }) {
  return (
    <span className={styles.person}>
      <Avatar name={member.username} color={member.avatarBg} picture={member.avatar} size={20} />
      <span>{member.username}</span>
      {more && <small>{maskedPhone(member.phone)}</small>}
    </span>
  )
}
