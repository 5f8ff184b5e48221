import type { ReviewReason as AnyReason, Reading, Source as WireSource } from '@cohort/contract/readings'
import type { Box } from '#reading/document'

/**
 * Where a value stands in the file, and how it was found. No source, no value. The same as goes over the wire, without
 * what stands beside it there: the path, the value, and the line, which is counted in what was kept of the file.
 */
export type Source = Readonly<Omit<WireSource, 'path' | 'value' | 'line' | 'boxes'>> & { boxes: readonly Box[] }

export const sectionKinds = [
  'person',
  'summary',
  'expectation',
  'works',
  'interns',
  'projects',
  'educations',
  'skills',
  'languages',
  'certificates',
  'awards',
  'publications',
  'activities',
  'references',
  'other',
] as const
export type SectionKind = (typeof sectionKinds)[number]

export interface Section {
  kind: SectionKind
  /** As it stands in the file; empty for what comes before the first heading. */
  heading: string
  start: number
  end: number
}

/** What reading alone can tell; that nobody has decided yet is told by whoever asks. */
export type ReviewReason = Exclude<AnyReason, 'undecided'>

type Values = Record<string, unknown>

export interface ParsedResume {
  /** Standard fields of a Resume as the contract has them (contract/src/types/resume-fields.ts), newest entries first. */
  fields: Values
  /** By path, such as `humanInfo.phone`, `works.0.company`, `skills.3`. Every leaf of `fields` has one. */
  sources: Record<string, Source>
  sections: readonly Section[]
  /** Why a person should look at it; empty where none has to. */
  review: readonly { reason: ReviewReason; path?: string }[]
  /** 0 to 1: whether it is a resume at all. */
  likelihood: number
  language: Reading['language']
  version: string
}
