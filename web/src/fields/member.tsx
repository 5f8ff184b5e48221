import type { MemberReference } from '@cohort/contract/fields/member'
import { each } from '@cohort/contract/fields/values'
import styles from '#fields/cell.module.css'
import type { CellProps } from '#fields/cell.tsx'
import { Avatar, colorOf } from '#ui/avatar.tsx'

/** One colleague with the face, several by their names. */
export function MemberCell({ value, text }: CellProps) {
  const members = each(value as MemberReference | MemberReference[])
  if (members.length > 1) return <span title={text}>{text}</span>
  return (
    <span className={styles.person}>
      <Avatar name={text} color={colorOf(members[0]?.openId ?? text)} size={20} />
      <span>{text}</span>
    </span>
  )
}
