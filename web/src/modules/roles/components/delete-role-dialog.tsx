import type { Role } from '@cohort/contract/roles'
import styles from '#modules/roles/components/auth-manage.module.css'
import { ChangePreview } from '#modules/roles/components/change-preview.tsx'
import { useDeleteRole, usePreview } from '#modules/roles/queries.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

interface Props {
  role: Role
  onDeleted: () => void
  onClose: () => void
}

/** Asks, because it cannot be undone, and says how many lose what. */
export function DeleteRoleDialog({ role, onDeleted, onClose }: Props) {
  const text = useRolesText().delete
  const ui = useUiText()
  const preview = usePreview(role.roleId, { delete: true })
  const remove = useDeleteRole()
  const onSuccess = () => {
    toast.show({ text: text.done(role.name) })
    onDeleted()
  }
  const losers = preview.data?.loserCount ?? 0
  return (
    <Dialog
      open
      title={text.title(role.name)}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button
            kind="primary"
            danger
            disabled={!preview.data}
            loading={remove.isPending}
            onClick={() => remove.mutate({ params: { id: role.roleId } }, { onSuccess })}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      {preview.isPending && <SkeletonRows rows={3} height={32} avatar={false} />}
      {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
      {preview.data && (
        <div className={styles.question}>
          <p>
            {role.memberCount === 0 ? text.noMembers : text.members(role.memberCount)}
            {role.memberCount > 0 && losers === 0 && text.noLoss}
            {losers > 0 && text.loss(losers)}
          </p>
          {losers > 0 && <ChangePreview preview={preview.data} losesOnly />}
          <p>{text.forever}</p>
        </div>
      )}
    </Dialog>
  )
}
