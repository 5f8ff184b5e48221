import type { Member } from '@cohort/contract/members'
import { useState } from 'react'
import type { Fix, PermissionObject } from '#modules/permissions/queries.ts'
import { ChangePreview } from '#modules/roles/components/change-preview.tsx'
import styles from '#modules/roles/components/explainer.module.css'
import { type Applicable, useFixes } from '#modules/roles/components/use-fixes.ts'
import type { WhyQuestion } from '#modules/roles/explain-steps.ts'
import { usePreview, useRoles } from '#modules/roles/queries.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { Button } from '#ui/button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Dialog } from '#ui/dialog.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { toast } from '#ui/toast.ts'

interface Props {
  question: WhyQuestion
  object: PermissionObject | undefined
  member: Member
  fixes: readonly Fix[]
}

/** The smallest ways to mend it, each with its reach; one click and a confirmation apply it. */
export function ExplainFixes({ question, object, member, fixes }: Props) {
  const text = useRolesText().why
  const applicable = useFixes(question, object, member)
  const shown = fixes.map(applicable)
  return (
    <section className={styles.fixes}>
      <h3>{text.solve}</h3>
      {shown.length === 0 && (
        <p>
          {text.unsolved}
          <small>{text.unsolvedHint}</small>
        </p>
      )}
      {shown.map((fix, index) => (
        <FixCard key={fix.key} fix={fix} first={index === 0} />
      ))}
    </section>
  )
}

function FixCard({ fix, first }: { fix: Applicable; first: boolean }) {
  const text = useRolesText().why.fixes
  const [busy, setBusy] = useState(false)
  const apply = async () => {
    if (!(await confirm({ title: text.confirm(fix.title), body: fix.note, confirm: fix.button }))) return
    setBusy(true)
    fix.apply({
      onSuccess: () => toast.show({ text: text.done }),
      onSettled: () => setBusy(false),
    })
  }
  return (
    <div className={styles.fix}>
      <div>
        <b>{fix.title}</b>
        <small>{fix.note}</small>
      </div>
      <div className={styles.buttons}>
        <Button
          size="small"
          kind={first ? 'primary' : 'default'}
          loading={busy}
          disabled={fix.refused}
          onClick={() => void apply()}
        >
          {fix.button}
        </Button>
        {fix.affects && <Affected {...fix.affects} />}
      </div>
    </div>
  )
}

function Affected({ roleId, code }: { roleId: string; code: number }) {
  const text = useRolesText()
  const [open, setOpen] = useState(false)
  const role = useRoles().data?.roles.find((one) => one.roleId === roleId)
  const preview = usePreview(roleId, open && role ? { codes: [...role.codes, code] } : {})
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {text.why.fixes.affected}
      </Button>
      <Dialog open={open} title={text.preview.title} width={480} onClose={() => setOpen(false)}>
        {preview.isPending && <SkeletonRows rows={4} height={32} avatar={false} />}
        {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.data && <ChangePreview preview={preview.data} />}
      </Dialog>
    </>
  )
}
