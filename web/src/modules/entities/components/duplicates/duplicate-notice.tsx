import type { Entity } from '@cohort/contract/entities'
import { Link } from 'react-router'
import { useMay } from '#lib/who.ts'
import styles from '#modules/entities/components/duplicates/duplicate-notice.module.css'
import { useDuplicateText } from '#modules/entities/components/duplicates/text.ts'
import { useDismissDuplicate, useDuplicates } from '#modules/resumes/queries.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

/** A quiet line above a resume: somebody else's may be of the same person. Whoever cannot merge is not bothered. */
export function DuplicateNotice({ record }: { record: Entity }) {
  const text = useDuplicateText()
  const undoWord = useUiText().undo
  const may = useMay({ any: ['material.edit'] })
  const { entityType, openId } = record.meta
  const found = useDuplicates(openId, may && entityType === 'Resume').data?.data ?? []
  const dismiss = useDismissDuplicate()
  const [first] = found
  if (!first) return null
  const said = first.by.map((by) => text.by[by]).join(text.comma)
  const send = (otherId: string, dismissed: boolean, onSuccess?: () => void) =>
    dismiss.mutate({ body: { openId, otherId, dismissed } }, { onSuccess })
  return (
    <aside className={styles.notice} aria-label={text.label}>
      <Icon name="people" size={16} />
      <p>
        {text.same}
        <Link to={`/entity/${encodeURIComponent(first.openId)}?type=Resume`}>{first.name}</Link>
        {said && <small>{said}</small>}
        {found.length > 1 && <small>{text.more(found.length - 1)}</small>}
      </p>
      <span className={styles.deeds}>
        <Button
          kind="text"
          size="small"
          loading={dismiss.isPending}
          onClick={() =>
            send(first.openId, true, () => toast.undo(text.distinctDone, undoWord, () => send(first.openId, false)))
          }
        >
          {text.distinct}
        </Button>
        <Link
          className={styles.compare}
          to={`/resumes/merge?${new URLSearchParams({ kept: openId, merged: first.openId })}`}
        >
          {text.compare}
        </Link>
      </span>
    </aside>
  )
}
