import type { MemberStatus } from '@cohort/contract/users'
import { useFieldsText } from '#fields/text.ts'
import { Tag } from '#ui/tag.tsx'

const tones = { normal: 'plain', unactivated: 'warn', deactivated: 'outline' } as const

export function MemberStatusTag({ status }: { status: MemberStatus }) {
  return <Tag tone={tones[status]}>{useFieldsText().status[status]}</Tag>
}
