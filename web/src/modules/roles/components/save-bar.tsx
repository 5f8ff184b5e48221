import { updateRole } from '@cohort/contract/roles'
import { useState } from 'react'
import { useDebounced } from '#lib/debounce.ts'
import { ChangePreview } from '#modules/roles/components/change-preview.tsx'
import styles from '#modules/roles/components/save-bar.module.css'
import { type Preview, usePreview } from '#modules/roles/queries.ts'
import { changeCount, type RoleDraft } from '#modules/roles/role-draft.ts'
import { useRolesText } from '#modules/roles/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRefusal } from '#ui/refusal.ts'

/** A row of clicks asks once. */
const restMs = 250

interface Props {
  draft: RoleDraft
  saving: boolean
  onSave: () => void
  onDiscard: () => void
}

/** What is not saved yet, and whom it would reach: seen before it is saved. */
export function SaveBar({ draft, saving, onSave, onDiscard }: Props) {
  const text = useRolesText()
  const [open, setOpen] = useState(false)
  const codes = useDebounced(draft.codes, restMs)
  const preview = usePreview(draft.base.roleId, { codes: [...codes] })
  const refusal = useRefusal(updateRole)
  const settled = codes === draft.codes && !preview.isPlaceholderData
  return (
    <section className={styles.bar} aria-label={text.preview.title}>
      {open && preview.data && (
        <div className={styles.panel}>
          <h3>{text.preview.title}</h3>
          <ChangePreview preview={preview.data} />
        </div>
      )}
      <div className={styles.row}>
        <p>
          <b>{text.save.unsaved(changeCount(draft))}</b>
          <span aria-live="polite">
            {preview.isError ? (
              text.save.failed
            ) : settled && preview.data ? (
              <Reach preview={preview.data} />
            ) : (
              text.save.computing
            )}
          </span>
        </p>
        {preview.data && (
          <Button
            kind="text"
            size="small"
            aria-expanded={open}
            icon={<Icon name={open ? 'down' : 'up'} size={14} />}
            onClick={() => setOpen(!open)}
          >
            {open ? text.save.hide : text.save.show}
          </Button>
        )}
        <Button onClick={onDiscard}>{text.save.discard}</Button>
        <Button kind="primary" loading={saving} disabled={refusal} onClick={onSave}>
          {text.save.save}
        </Button>
      </div>
    </section>
  )
}

function Reach({ preview: { affectedCount, gainerCount, loserCount } }: { preview: Preview }) {
  const text = useRolesText().save
  return affectedCount === 0 ? text.nobody : text.reach(gainerCount, loserCount)
}
