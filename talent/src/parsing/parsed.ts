import type { Box } from '#reading/document'

/** Where a value stands in the file, and how it was found. No source, no value. */
export interface Source {
  /** Span in the text of the document. */
  start: number
  end: number
  /** What stands there. */
  quote: string
  page: number
  /** One for each line that the span touches; empty where the format has no places. */
  boxes: readonly Box[]
  /** The rule or model that found it, such as `phone.mobile` or `work.company.before-title`. */
  rule: string
  /** 0 to 1. */
  confidence: number
}

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

export const reviewReasons = [
  'badlyRead',
  'notAResume',
  'noName',
  'noContact',
  'severalPeople',
  'hiddenText',
  'unsure',
  'otherLanguage',
] as const
export type ReviewReason = (typeof reviewReasons)[number]

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
  language: 'zh' | 'en' | 'mixed' | 'other' | 'none'
  version: string
}
