import type { MemberReference } from '@cohort/contract/fields/member'
import { userOfMemberId } from '@cohort/contract/rules'
import type { EditorProps } from '#fields/editor.tsx'
import { MemberSelect } from '#fields/member-select.tsx'

export function MemberEditor({ value, onChange, label }: EditorProps) {
  const member = value as MemberReference | null | undefined
  return (
    <MemberSelect
      label={label}
      allowClear
      value={member ? userOfMemberId(member.openId) : undefined}
      onChange={(next) => onChange(next ? { openId: next.tenantMemberId, name: next.username } : null)}
    />
  )
}
