import { useNavigate } from 'react-router'
import { ApiFailure } from '#lib/api.ts'
import { useMergeText } from '#modules/resumes/components/merge/text.ts'
import { personOf, recordAddress } from '#modules/resumes/person.ts'
import { type Choices, type Preview, useDismissDuplicate, useMerge, useUndoMerge } from '#modules/resumes/queries.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

/** Takes a merge back, and says what stayed because it was changed since. */
export function useUndoing() {
  const text = useMergeText()
  const undo = useUndoMerge()
  const run = (id: string) =>
    undo.mutate(
      { params: { id }, body: {} },
      {
        onSuccess: ({ unchanged }) =>
          toast.show({ text: unchanged.length > 0 ? text.undoneBut(unchanged.length) : text.undone }),
      },
    )
  return { run, isPending: undo.isPending, id: undo.variables?.params.id }
}

/** Merging two, and saying that they are two; either leads on to the one that is kept. */
export function useMergeDeeds(preview: Preview, choices: Choices, onChanged: () => void) {
  const text = useMergeText()
  const undoWord = useUiText().undo
  const navigate = useNavigate()
  const merge = useMerge()
  const dismiss = useDismissDuplicate()
  const undoing = useUndoing()
  const { kept, merged } = preview
  const toKept = () => void navigate(recordAddress(kept.meta.openId), { replace: true })
  return {
    isMerging: merge.isPending,
    isDismissing: dismiss.isPending,
    merge: () =>
      merge.mutate(
        {
          body: {
            keptId: kept.meta.openId,
            mergedId: merged.meta.openId,
            keptVersion: kept.meta.version,
            mergedVersion: merged.meta.version,
            choices,
          },
        },
        {
          onSuccess: (done) => {
            toKept()
            toast.undo(text.done(personOf(done.record).name), undoWord, () => undoing.run(done.merge.id))
          },
          onError: (error) => {
            if (!(error instanceof ApiFailure) || error.code !== 'Conflict') return
            toast.show({ text: text.changed })
            onChanged()
          },
        },
      ),
    dismiss: () =>
      dismiss.mutate(
        { body: { openId: kept.meta.openId, otherId: merged.meta.openId } },
        {
          onSuccess: () => {
            toKept()
            toast.undo(text.distinctDone, undoWord, () =>
              dismiss.mutate({ body: { openId: kept.meta.openId, otherId: merged.meta.openId, dismissed: false } }),
            )
          },
        },
      ),
  }
}
