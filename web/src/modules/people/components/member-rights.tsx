import { actionNames, areas } from '@cohort/contract/access'
import type { Member } from '@cohort/contract/members'
import type { Role } from '@cohort/contract/roles'
import { useFieldsText } from '#fields/text.ts'
import { useLanguage } from '#lib/codes.ts'
import styles from '#modules/people/components/member-peek.module.css'
import { rightsByArea } from '#modules/people/rights-by-area.ts'
import { usePeopleText } from '#modules/people/text.ts'

/** What the roles of a member let them do, area by area, and which role it comes from. */
export function MemberRights({ member, roles }: { member: Member; roles: readonly Role[] }) {
  const text = usePeopleText().peek
  const { listComma } = useFieldsText()
  const language = useLanguage()
  if (member.isSuperAdmin) return <p className={styles.none}>{text.allRights}</p>
  const own = roles.filter(({ roleId }) => member.roles.some((role) => role.roleId === roleId))
  const held = rightsByArea(own)
  if (held.length === 0) return <p className={styles.none}>{text.noRights}</p>
  return (
    <ul className={styles.rights}>
      {held.map(({ area, actions, from }) => (
        <li key={area} title={text.from(from.join(listComma))}>
          <span>{areas[area][language]}</span>
          <span>{actions.map((action) => actionNames[action][language]).join(listComma)}</span>
        </li>
      ))}
    </ul>
  )
}
