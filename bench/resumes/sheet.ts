import type { Language } from '#bench/resumes/fill'

/** What a layout shows, before any format: the parts of a resume in their order, as text. */

/** Parts of one line. `right` stands at the other edge; the bold one is counted among the parts. */
export interface Row {
  parts: string[]
  /** Between the parts; a tab stands for a wide gap. */
  by: string
  right?: string
  bold?: number
}

export interface Body {
  style: 'bullets' | 'numbers' | 'paragraph' | 'lines'
  /** Such as 工作内容：, before the lines. */
  label?: string
  lines: string[]
}

export interface Fact {
  key: string
  label: string
  value: string
}

export type Block =
  | { kind: 'entry'; side?: string; rows: Row[]; body?: Body }
  | { kind: 'facts'; facts: Fact[]; style: 'lines' | 'inline' | 'grid' }
  | { kind: 'items'; style: 'bullets' | 'inline' | 'tags' | 'lines' | 'bars'; items: string[]; by: string }
  | { kind: 'text'; text: string }
  | { kind: 'grid'; head: string[]; rows: string[][] }

export const partKinds = [
  'person',
  'expectation',
  'summary',
  'works',
  'interns',
  'projects',
  'educations',
  'skills',
  'languages',
  'certificates',
  'awards',
  'other',
] as const
export type PartKind = (typeof partKinds)[number]

export interface Part {
  kind: PartKind
  heading: string
  blocks: Block[]
}

export interface Sheet {
  language: Language
  name: string
  headline?: string
  /** Labels are shown or not as the layout's header likes. */
  contacts: Fact[]
  parts: Part[]
}
