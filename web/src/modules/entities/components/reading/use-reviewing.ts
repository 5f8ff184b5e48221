import type { Entity } from '@cohort/contract/entities'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useOwnKeys } from '#lib/own-keys.ts'
import { useReviewText } from '#modules/entities/components/reading/text.ts'
import { useRestore } from '#modules/entities/queries.ts'
import { useAccept, useReject } from '#modules/resumes/queries.ts'
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
  /** What is decided leaves the row; the last one stays in sight. */
  const goOn = () =>
    go(
      next ?? previous,
      ids.filter((id) => id !== openId),
    )
  const asked = { params: { id: openId }, body: { version } }
  const doAccept = () =>
    accept.mutate(asked, {
      onSuccess: () => {
        toast.show({ text: next || previous ? text.accepted : text.acceptedLast })
        goOn()
      },
    })
  const doReject = () =>
    reject.mutate(asked, {
      onSuccess: () => {
        toast.undo(text.rejected, undoWord, () => restore.mutate({ body: { records: [{ entityType, openId }] } }))
        if (next ?? previous) goOn()
        else void navigate(`/resumes/review${intake ? `?${new URLSearchParams({ intake })}` : ''}`, { replace: true })
      },
    })
  useOwnKeys(bar, isOpen ? { a: doAccept } : {})
  return {
    bar,
    accept: doAccept,
    reject: doReject,
    isAccepting: accept.isPending,
    isRejecting: reject.isPending,
  }
}
