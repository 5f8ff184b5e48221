import type { Output } from '@cohort/contract/call'
import type { listMembers } from '@cohort/contract/members'
import type { UseQueryResult } from '@tanstack/react-query'
import styles from '#app/home/home.module.css'
import { useFrame } from '#app/shell/frame-context.ts'
import { useShellText } from '#app/shell/text.ts'
import { Avatar } from '#ui/avatar.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

type Members = Output<typeof listMembers>

/** Who is in this enterprise. */
export function MemberPanel({ members }: { members: UseQueryResult<Members> }) {
  const text = useShellText().home
  return (
    <aside className={styles.side} aria-labelledby="home-members">
      <header className={styles.sideHead}>
        <h2 id="home-members">{text.members}</h2>
        {members.data && <span>{text.membersAll(members.data.total)}</span>}
      </header>
      {members.isPending && <SkeletonRows rows={4} height={60} />}
      {members.isError && <ErrorState error={members.error} onRetry={() => void members.refetch()} />}
      <ul className={styles.members}>
        {members.data?.data.map((member) => (
          <MemberRow key={member.userId} member={member} />
        ))}
      </ul>
    </aside>
  )
}

function MemberRow({ member }: { member: Members['data'][number] }) {
  const text = useShellText().home
  const { user } = useFrame().viewer
  const roles = [...(member.isSuperAdmin ? [text.superAdmin] : []), ...member.roles.map(({ name }) => name)]
  return (
    <li>
      <Avatar name={member.username} color={member.avatarBg} picture={member.avatar} size={32} />
      <div>
        <span className={styles.memberName}>
          {member.username === member.phone ? text.unnamed : member.username}
          {member.userId === user?.userId && <span className={styles.you}>{text.you}</span>}
        </span>
        <span className={styles.roles}>{roles.length > 0 ? roles.join(' · ') : text.noRoles}</span>
      </div>
    </li>
  )
}
