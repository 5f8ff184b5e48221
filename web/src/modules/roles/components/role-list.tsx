import type { Role } from '@cohort/contract/roles'
import { Link } from 'react-router'
import styles from '#modules/roles/components/role-list.module.css'
import { useRolesText } from '#modules/roles/text.ts'
import { Icon } from '#ui/icon.tsx'

interface Props {
  roles: readonly Role[]
  current: string | undefined
  /** Roles with changes that are not saved yet. */
  unsaved: ReadonlySet<string>
  hrefOf: (roleId: string) => string
}

/** Every role with how much it allows and how many have it. */
export function RoleList({ roles, current, unsaved, hrefOf }: Props) {
  const text = useRolesText().roles
  return (
    <nav className={styles.list} aria-label={text.label}>
      <div className={styles.head} aria-hidden="true">
        <span>{text.label}</span>
        <span>{text.members}</span>
      </div>
      <ul>
        {roles.map((role) => (
          <li key={role.roleId}>
            <Link
              to={hrefOf(role.roleId)}
              replace
              className={styles.role}
              aria-current={role.roleId === current ? 'true' : undefined}
            >
              <span className={styles.names}>
                <span className={styles.name}>
                  {role.name}
                  {role.isAdministrator && (
                    <span role="img" aria-label={text.fixed} title={text.fixed}>
                      <Icon name="lock" size={14} />
                    </span>
                  )}
                  {unsaved.has(role.roleId) && (
                    <span className={styles.dot} role="img" aria-label={text.unsaved} title={text.unsaved} />
                  )}
                </span>
                <small>{role.isAdministrator ? text.all : text.count(role.codes.length)}</small>
              </span>
              <span className={styles.count} title={text.memberCount(role.memberCount)}>
                {role.memberCount}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
