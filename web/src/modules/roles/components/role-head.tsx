import { errorText } from '@cohort/contract/errors'
import { createRole, deleteRole, type Role, updateRole } from '@cohort/contract/roles'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/roles/components/auth-manage.module.css'
import { useRolesText } from '#modules/roles/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'

interface Props {
  role: Role
  onCopy: () => void
  onRename: () => void
  onDelete: () => void
}

export function RoleHead({ role, onCopy, onRename, onDelete }: Props) {
  const text = useRolesText().head
  const locale = useLocale()
  const refusals = { copy: useRefusal(createRole), rename: useRefusal(updateRole), delete: useRefusal(deleteRole) }
  return (
    <header className={styles.head}>
      <div>
        <h2>{role.name}</h2>
        <p>
          {role.builtIn ? text.builtIn : text.own} · {text.facts(role.codes.length, role.memberCount)}
        </p>
      </div>
      <Button icon={<Icon name="copy" size={16} />} disabled={refusals.copy} onClick={onCopy}>
        {text.copy}
      </Button>
      <Button icon={<Icon name="pencil" size={16} />} disabled={refusals.rename} onClick={onRename}>
        {text.rename}
      </Button>
      <Button
        kind="text"
        icon={<Icon name="trash" size={16} />}
        aria-label={text.delete}
        title={text.delete}
        disabled={refusals.delete ?? (role.builtIn ? errorText('RoleBuiltIn', locale) : undefined)}
        onClick={onDelete}
      />
    </header>
  )
}
