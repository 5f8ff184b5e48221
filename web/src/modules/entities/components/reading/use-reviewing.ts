import type { Entity } from '@cohort/contract/entities'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useOwnKeys } from '#lib/own-keys.ts'
import { useReviewText } from '#modules/entities/components/reading/text.ts'
import { useRestore } from '#modules/entities/queries.ts'
import { useAccept, useNextWaiting, useReject } from '#modules/resumes/queries.ts'
import { useUiText } from '#ui/text.ts'
import { toast } from '#ui/toast.ts'

const idsIn = (json: string | null): readonly string[] => {
  try {
    const list: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Accepting and rejecting what was read, and going on to the next of those that wait: the address holds them (`pages`). */
export function useReviewing(record: Entity, isOpen: boolean) {
  const bar = useRef<HTMLElement>(null)
  const text = useReviewText()
  const undoWord = useUiText().undo
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [accept, reject, restore] = [useAccept(), useReject(), useRestore()]
  const nextWaiting = useNextWaiting()
  const { openId, version, entityType } = record.meta
  const ids = idsIn(query.get('pages'))
  /** The batch that they come from, where only that is gone through. */
  const intake = query.get('intake')
  const at = ids.indexOf(openId)
  const [previous, next] = [at > 0 ? ids[at - 1] : undefined, at >= 0 ? ids[at + 1] : undefined]
  const go = (id: string | undefined, rest = ids) => {
    if (!id) return
    const then = new URLSearchParams({ type: 'Resume', pages: JSON.stringify(rest), ...(intake && { intake }) })
    void navigate(`/entity/${encodeURIComponent(id)}?${then}`, { replace: true })
  }
  /**
   * What is decided leaves the row. At its end others may wait that came since it was opened: they are gone on to. True
   * where there is another one.
   */
  const goOn = async (): Promise<boolean> => {
    const rest = ids.filter((id) => id !== openId)
    const known = next ?? previous
    // Whoever came by another way than along the row stays where they are.
    const come = known || at < 0 ? [] : await nextWaiting(intake ?? undefined)
    const then = known ? rest : come.filter((id) => id !== openId)
    go(known ?? then[0], then)
    return then.length > 0
  }
  const asked = { params: { id: openId }, body: { version } }
  const doAccept = () =>
    accept.mutate(asked, {
      onSuccess: async () => {
        toast.show({ text: (await goOn()) ? text.accepted : text.acceptedLast })
      },
    })
  const doReject = () =>
    reject.mutate(asked, {
      onSuccess: async () => {
        toast.undo(text.rejected, undoWord, () => restore.mutate({ body: { records: [{ entityType, openId }] } }))
        if (await goOn()) return
        void navigate(`/resumes/review${intake ? `?${new URLSearchParams({ intake })}` : ''}`, { replace: true })
      },
    })
  // A key that is held, or pressed twice, decides once.
  const isDecided = [accept, reject].some(({ isPending, isSuccess }) => isPending || isSuccess)
  useOwnKeys(bar, isOpen && !isDecided ? { a: doAccept } : {})
  return {
    bar,
    accept: doAccept,
    reject: doReject,
    isAccepting: accept.isPending,
    isRejecting: reject.isPending,
  }
}
