import { listAudits } from '@cohort/contract/audits'
import type { Member } from '@cohort/contract/members'
import { type Role, setUserRoles } from '@cohort/contract/roles'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { MemberStatusTag } from '#fields/member-status.tsx'
import { useFieldsText } from '#fields/text.ts'
import { useIsPhone } from '#lib/media.ts'
import { exactTime } from '#lib/relative-time.ts'
import { useLocale } from '#lib/text.ts'
import { useMay } from '#lib/who.ts'
import styles from '#modules/people/components/member-peek.module.css'
import { MemberRights } from '#modules/people/components/member-rights.tsx'
import { RoleSelect } from '#modules/people/components/role-select.tsx'
import type { Deeds, useDeedRefusals } from '#modules/people/components/use-deeds.ts'
import { usePeopleText } from '#modules/people/text.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/copy.ts'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'
import { Tag } from '#ui/tag.tsx'

interface Props {
  member: Member
  /** Undefined: the viewer may not see what roles hold. */
  roles: readonly Role[] | undefined
  roleNames: readonly { roleId: string; name: string }[]
  deeds: Deeds
  refusals: ReturnType<typeof useDeedRefusals>
  onClose: () => void
}

/** A member at a glance: how to reach them, which roles they have, and what these let them do. */
export function MemberPeek({ member, roles, roleNames, deeds, refusals, onClose }: Props) {
  const text = usePeopleText().peek
  const fields = useFieldsText()
  const locale = useLocale()
  const phone = useIsPhone()
  const mayRead = useMay(listAudits.access)
  const words = { copied: text.phoneCopied, copyFailed: text.copyFailed }
  return (
    <aside className={styles.peek} aria-label={text.label(member.username)}>
      <header>
        <Avatar name={member.username} color={member.avatarBg} picture={member.avatar} size={48} />
        <div>
          <h2>{member.username}</h2>
          <p>
            <MemberStatusTag status={member.status} />
            {member.isSuperAdmin && <Tag tone="accent">{fields.superAdmin}</Tag>}
          </p>
        </div>
        <Button
          kind="text"
          size="small"
          icon={<Icon name="close" size={16} />}
          aria-label={text.close}
          title={text.close}
          onClick={onClose}
        />
      </header>
      <dl>
        <Fact name={text.phone}>
          <span className={styles.number}>{member.phone}</span>
          <Button
            kind="text"
            size="small"
            icon={<Icon name="copy" size={14} />}
            aria-label={text.copyPhone}
            title={text.copyPhone}
            onClick={() => void copyText(member.phone, words)}
          />
        </Fact>
        <Fact name={text.email}>{member.email ?? <span className={styles.none}>{text.noEmail}</span>}</Fact>
        <Fact name={text.joined}>{exactTime(member.joinedAt, locale)}</Fact>
      </dl>
      <h3>{text.roles}</h3>
      <RoleSelect member={member} roles={roles} names={roleNames} refused={useRefusal(setUserRoles)} />
      {roles && (
        <>
          <h3>{text.rights}</h3>
          <MemberRights member={member} roles={roles} />
        </>
      )}
      <footer>
        {!phone && (
          <Button
            size="small"
            icon={<Icon name="help" size={14} />}
            disabled={refusals.why}
            onClick={() => deeds.why(member)}
          >
            {text.why}
          </Button>
        )}
        <Button
          size="small"
          icon={<Icon name="eye" size={14} />}
          disabled={refusals.of('viewAs', member)}
          onClick={() => deeds.viewAs(member)}
        >
          {text.viewAs}
        </Button>
        {mayRead && (
          <Link to={`/setting/audit?userId=${member.userId}`}>
            <Icon name="history" size={14} />
            {text.trail}
          </Link>
        )}
      </footer>
    </aside>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
