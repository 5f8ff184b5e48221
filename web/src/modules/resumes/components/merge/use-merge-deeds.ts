import { useNavigate, useSearchParams } from 'react-router'
import { ApiFailure } from '#lib/api.ts'
import { usePopup } from '#lib/popup.ts'
import { useMergeText } from '#modules/resumes/components/merge/text.ts'
import { personOf, recordAddress } from '#modules/resumes/person.ts'
import { type Choices, type Preview, useDismissDuplicate, useMerge, useUndoMerge } from '#modules/resumes/queries.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

/** Takes a merge back, and says what stayed because it was changed since. */
export function useUndoing() {
  const text = useMergeText()
  const undo = useUndoMerge()
  // What offered it may be gone from the page before the answer is here.
  const run = (id: string) =>
    void undo.mutateAsync({ params: { id }, body: {} }).then(
      ({ unchanged }) => toast.show({ text: unchanged.length > 0 ? text.undoneBut(unchanged.length) : text.undone }),
      () => undefined,
    )
  return { run, isPending: undo.isPending, id: undo.variables?.params.id }
}

/** Merging two, and saying that they are two; either leads back to the list they come from, else to the one that is kept. */
export function useMergeDeeds(preview: Preview, choices: Choices, onChanged: () => void) {
  const text = useMergeText()
  const undoWord = useUiText().undo
  const navigate = useNavigate()
  const merge = useMerge()
  const dismiss = useDismissDuplicate()
  const undoing = useUndoing()
  const { kept, merged } = preview
  const [query] = useSearchParams()
  const { close } = usePopup()
  const leave = () => {
    if (query.get('from') === 'list') close()
    else void navigate(recordAddress(kept.meta.openId), { replace: true })
  }
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
            leave()
            toast.undo(text.done(personOf(done.record).name), undoWord, () => undoing.run(done.merge.id))
          },
          onError: (error) => {
            if (!(error instanceof ApiFailure)) return
            if (error.code === 'Conflict') toast.show({ text: text.changed })
            if (error.code === 'Conflict' || error.code === 'NotFound') onChanged()
          },
        },
      ),
    dismiss: () =>
      dismiss.mutate(
        { body: { openId: kept.meta.openId, otherId: merged.meta.openId } },
        {
          onSuccess: () => {
            leave()
            toast.undo(text.distinctDone, undoWord, () =>
              dismiss.mutate({ body: { openId: kept.meta.openId, otherId: merged.meta.openId, dismissed: false } }),
            )
          },
          onError: (error) => {
            if (error instanceof ApiFailure && error.code === 'NotFound') onChanged()
          },
        },
      ),
  }
}
