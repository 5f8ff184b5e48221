import type { MemberReference } from '@cohort/contract/fields/member'
import { limits } from '@cohort/contract/limits'
import { userOfMemberId } from '@cohort/contract/rules'
import { Select } from 'antd'
import { useState } from 'react'
import type { EditorProps } from '#fields/editor.tsx'
import { searchMembers } from '#fields/member-order.ts'
import { MemberSelect } from '#fields/member-select.tsx'
import { named } from '#fields/named.ts'
import { useFieldsText } from '#fields/text.ts'
import { useMembers } from '#fields/use-members.ts'
import { useDebounced } from '#lib/debounce.ts'
import { useIsPhone } from '#lib/media.ts'

export function MemberEditor(props: EditorProps) {
  const { value, onChange, label, definition, autoFocus } = props
  if (definition.options?.multiple) return <MembersEditor {...props} />
  const member = value as MemberReference | null | undefined
  return (
    <MemberSelect
      label={label}
      autoFocus={autoFocus}
      value={member ? userOfMemberId(member.openId) : undefined}
      onChange={(next) => onChange(next ? { openId: next.tenantMemberId, name: next.username } : null)}
    />
  )
}

/** Several colleagues. Whoever left stays named, as the record knows them. */
function MembersEditor(props: EditorProps) {
  const { value, onChange, autoFocus } = props
  const text = useFieldsText()
  const phone = useIsPhone()
  const [typed, setTyped] = useState('')
  const rested = useDebounced(typed, limits.userSearchRestMs)
  const { members, isFetching } = useMembers(rested, { isNew: true })
  const chosen = (Array.isArray(value) ? value : []) as MemberReference[]
  const found = searchMembers(members ?? [], rested).map((member) => ({
    value: member.tenantMemberId,
    label: member.username,
  }))
  const others = chosen
    .filter(({ openId }) => !found.some((one) => one.value === openId))
    .map(({ openId, name }) => ({ value: openId, label: name ?? userOfMemberId(openId) }))
  const options = [...others, ...found]
  return (
    <Select<string[]>
      {...named(props)}
      mode="multiple"
      style={{ width: '100%' }}
      size={phone ? 'large' : 'middle'}
      defaultOpen={autoFocus}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      loading={!members && isFetching}
      placeholder={text.select.placeholder}
      options={options}
      value={chosen.map(({ openId }) => openId)}
      onChange={(ids) => {
        setTyped('')
        onChange(ids.map((openId) => ({ openId, name: options.find((one) => one.value === openId)?.label })))
      }}
    />
  )
}
