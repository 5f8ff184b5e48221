import type { RemarkDocument } from '@cohort/contract/remark-document'
import { stored } from '#lib/stored.ts'

type Drafts = Readonly<Record<string, RemarkDocument>>

const most = 50

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => one?.type === 'doc')

const drafts = stored<Drafts>('remark-drafts', {}, isDrafts)

/** What was written and not yet sent, by user and record; the fifty last ones. */
export const readDraft = (name: string): RemarkDocument | undefined => drafts.read()[name]

export function keepDraft(name: string, document: RemarkDocument | undefined): void {
  const { [name]: _before, ...rest } = drafts.read()
  const kept = document ? [...Object.entries(rest), [name, document] as const] : Object.entries(rest)
  drafts.write(Object.fromEntries(kept.slice(-most)))
}
