import type { Conversation } from '#fields/remarks/remark-queries.ts'

/** A record one can talk about; without a last remark nobody has yet. */
export type Talk = Pick<Conversation, 'openId' | 'entityType' | 'name' | 'unread'> & Partial<Pick<Conversation, 'last'>>

export const keyOfTalk = ({ entityType, openId }: Talk): string => `${entityType}/${openId}`

/** What can be talked about, as far as it is known. */
export interface Talks {
  error: Error | null
  isReady: boolean
  /** Those with remarks, the latest first. */
  all: readonly Talk[]
  /** Those about which nobody has said anything. */
  rest: readonly Talk[]
  more: (() => void) | undefined
  loading: boolean
  retry: () => void
}
