import { deleteEntities, patchEntity } from '@cohort/contract/entities'
import { inLocale } from '@cohort/contract/fields/values'
import { lazy, Suspense, useState } from 'react'
import type { Shape } from '#fields/shape.ts'
import { useLocale } from '#lib/text.ts'
import { collect } from '#modules/entities/bulk.ts'
import type { DialogKind } from '#modules/entities/components/bulk/bulk-dialogs.tsx'
import { BulkProgress } from '#modules/entities/components/bulk/bulk-progress.tsx'
import { RefusedDialog } from '#modules/entities/components/bulk/refused-dialog.tsx'
import { useBulkText } from '#modules/entities/components/bulk/text.ts'
import { grouped, useBulk } from '#modules/entities/components/bulk/use-bulk.ts'
import type { Selection } from '#modules/entities/components/bulk/use-selection.ts'
import styles from '#modules/entities/components/bulk-bar.module.css'
import { useRemove, useRestore } from '#modules/entities/queries.ts'
import { useEntitiesText } from '#modules/entities/text.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { useRefusal } from '#ui/refusal.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

/** The inputs inside come with Ant Design, which the list alone does without. */
const BulkDialog = lazy(async () => ({
  default: (await import('#modules/entities/components/bulk/bulk-dialogs.tsx')).BulkDialog,
}))

interface Props {
  shape: Shape
  selection: Selection
}

/** What can be done with all that is selected; while it is being done, how far it is. */
export function BulkBar({ shape, selection }: Props) {
  const bulk = useBulk(shape)
  /** What was selected when the dialog opened: a row that goes meanwhile is named as refused, not dropped in silence. */
  const [dialog, setDialog] = useState<{ kind: DialogKind; selection: Selection }>()
  return (
    <>
      {bulk.running ? (
        <BulkProgress running={bulk.running} onStop={bulk.stop} />
      ) : (
        selection.count > 0 && (
          <Bar shape={shape} selection={selection} onDialog={(kind) => setDialog({ kind, selection })} />
        )
      )}
      {dialog && (
        <Suspense>
          <BulkDialog
            kind={dialog.kind}
            shape={shape}
            count={grouped(dialog.selection.count)}
            onClose={() => setDialog(undefined)}
            onRun={(deed) => {
              setDialog(undefined)
              void bulk.run(dialog.selection, deed)
            }}
          />
        </Suspense>
      )}
      <RefusedDialog bulk={bulk} shape={shape} />
    </>
  )
}

function Bar({ shape, selection, onDialog }: Props & { onDialog: (kind: DialogKind) => void }) {
  const text = useEntitiesText().bulk
  const more = useBulkText()
  const measure = inLocale(shape.type.measure, useLocale())
  const refusal = useRefusal(patchEntity)
  const beyond = grouped(selection.beyond)
  const acts: [DialogKind, IconName, string][] = [
    ['set', 'pencil', more.edit],
    ...(shape.fields.has('tags') ? [['tags', 'tag', more.tags] satisfies [DialogKind, IconName, string]] : []),
    ['link', 'link', more.link],
  ]
  return (
    <section className={styles.bar} data-floating aria-label={text.label}>
      <span className={styles.count}>
        <span role="status">{text.chosen(selection.count, measure)}</span>
        {selection.beyond > 0 && (
          <button type="button" className={styles.all} onClick={selection.selectAll}>
            {selection.partly ? more.selectFirst(beyond, measure) : more.selectAll(beyond, measure)}
          </button>
        )}
      </span>
      <span className={styles.acts}>
        {acts.map(([kind, icon, label]) => (
          <Button
            key={kind}
            kind="text"
            disabled={refusal ?? false}
            icon={<Icon name={icon} size={16} />}
            onClick={() => onDialog(kind)}
          >
            {label}
          </Button>
        ))}
        <Delete shape={shape} selection={selection} />
      </span>
      <Button
        kind="text"
        aria-label={text.clear}
        title={text.clear}
        icon={<Icon name="close" size={16} />}
        onClick={selection.clear}
      />
    </section>
  )
}

/** One call for all, and one to bring them back. */
function Delete({ shape, selection }: Props) {
  const text = useEntitiesText().bulk
  const ui = useUiText()
  const measure = inLocale(shape.type.measure, useLocale())
  const refusal = useRefusal(deleteEntities)
  const remove = useRemove()
  const restore = useRestore()
  const { type } = shape.type
  const removeAll = async () => {
    const watch = { signal: new AbortController().signal, onProgress: () => undefined }
    const records = selection.all ? await collect(selection, watch) : selection.records
    remove.mutate(
      { params: { type }, body: { openIds: records.map(({ meta }) => meta.openId) } },
      {
        onSuccess: ({ deleted }) => {
          selection.clear()
          const gone = deleted.map((openId) => ({ entityType: type, openId }))
          toast.undo(text.deleted(deleted.length, measure), ui.undo, () =>
            restore.mutate({ body: { records: gone } }, { onSuccess: () => toast.show({ text: text.restored }) }),
          )
        },
      },
    )
  }
  return (
    <Button
      kind="text"
      loading={remove.isPending}
      disabled={refusal ?? false}
      icon={<Icon name="trash" size={16} />}
      onClick={() => void removeAll()}
    >
      {text.delete}
    </Button>
  )
}
