import { type AuditEntry, listAudits } from '@cohort/contract/audits'
import type { Role } from '@cohort/contract/roles'
import { Link } from 'react-router'
import { useCodeName } from '#lib/codes.ts'
import { useMay } from '#lib/who.ts'
import styles from '#modules/roles/components/role-history.module.css'
import { useRoleHistory } from '#modules/roles/queries.ts'
import { differenceOf } from '#modules/roles/role-draft.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Empty, ErrorState, NoPermission } from '#ui/states.tsx'
import { Time } from '#ui/time.tsx'

/** What happened to the role, from the audit trail: only administrators read it. */
export function RoleHistory({ role }: { role: Role }) {
  const text = useRolesText().history
  const may = useMay(listAudits.access)
  const history = useRoleHistory(role.roleId, may)
  if (!may) return <NoPermission access={listAudits.access} />
  if (history.isError) return <ErrorState error={history.error} onRetry={() => void history.refetch()} />
  if (!history.data) return <SkeletonRows rows={4} height={44} />
  const entries = history.data.data.filter(({ object }) => object === role.roleId)
  if (entries.length === 0) return <Empty title={text.empty} hint={text.emptyHint} />
  return (
    <>
      <ol className={styles.history}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className={styles.who}>{entry.username ?? text.system}</span>
            <Words entry={entry} />
            <small>
              <Time iso={entry.at} words={(when) => when} now={text.justNow} />
            </small>
          </li>
        ))}
      </ol>
      <Link to={`/setting/audit?keyword=${encodeURIComponent(role.roleId)}`}>{text.all}</Link>
    </>
  )
}

interface RoleState {
  name?: string | null
  codes?: number[]
  userIds?: string[]
}

function Words({ entry }: { entry: AuditEntry }) {
  const text = useRolesText().history
  const nameOf = useCodeName()
  const before = (entry.before ?? {}) as RoleState
  const after = (entry.after ?? {}) as RoleState
  const count = (after.userIds ?? before.userIds)?.length ?? 0
  if (entry.action === 'role.create') return <span>{text.created(after.name ?? '')}</span>
  if (entry.action === 'role.addUsers') return <span>{text.usersAdded(count)}</span>
  if (entry.action === 'role.removeUsers') return <span>{text.usersRemoved(count)}</span>
  if (entry.action === 'role.delete') return <span>{text.deleted}</span>
  const { added, removed } = differenceOf(before.codes ?? [], after.codes ?? [])
  const renamed = (before.name ?? null) !== (after.name ?? null)
  const list = (codes: readonly number[]) => codes.map((code) => `${nameOf(code)} ${code}`).join(' · ')
  return (
    <span>
      {renamed && <span>{text.renamed(before.name ?? text.builtInName, after.name ?? text.builtInName)} </span>}
      {added.length > 0 && (
        <span>
          <b className={styles.added}>{text.added}</b> {list(added)}{' '}
        </span>
      )}
      {removed.length > 0 && (
        <span>
          <b className={styles.removed}>{text.removed}</b> {list(removed)}
        </span>
      )}
      {!renamed && added.length + removed.length === 0 && text.nothing}
    </span>
  )
}
