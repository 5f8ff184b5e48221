import type { FileValue } from '@cohort/contract/fields/file'
import type { RemarkDocument } from '@cohort/contract/remark-document'
import type { Remark } from '@cohort/contract/remarks'
import { useState } from 'react'
import { type Target, useRemarkCache, useSend } from '#fields/remarks/remark-queries.ts'

/** A remark on its way: shown at once, and not lost when it does not arrive. */
export interface Pending {
  openId: string
  document: RemarkDocument
  files: FileValue[]
  replyTo: Remark | undefined
  createdAt: string
  failed: boolean
}

/** An id of our own: sent again after a lost answer, the remark is still kept once. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(13)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export function useSending(target: Target) {
  const [pending, setPending] = useState<readonly Pending[]>([])
  const cache = useRemarkCache(target)
  const { mutateAsync } = useSend()
  const set = (openId: string, change: Partial<Pending>) =>
    setPending((all) => all.map((one) => (one.openId === openId ? { ...one, ...change } : one)))
  const discard = (openId: string) => setPending((all) => all.filter((one) => one.openId !== openId))
  const post = ({ openId, document, files, replyTo }: Pending) => {
    set(openId, { failed: false })
    const body = { openId, document, files, ...(replyTo ? { replyTo: replyTo.openId } : {}) }
    mutateAsync({ params: { type: target.type, id: target.id }, body }).then(
      (remark) => {
        cache.add(remark)
        discard(openId)
      },
      () => set(openId, { failed: true }),
    )
  }
  const send = (document: RemarkDocument, files: FileValue[], replyTo: Remark | undefined) => {
    const one = { openId: newId(), document, files, replyTo, createdAt: new Date().toISOString(), failed: false }
    setPending((all) => [one, ...all])
    post(one)
  }
  return { pending, send, retry: post, discard }
}
