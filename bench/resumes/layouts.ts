import type { Body, PartKind } from '#bench/resumes/sheet'

export type Shell = 'single' | 'left-bar' | 'right-bar' | 'halves' | 'form' | 'margin' | 'timeline' | 'cards' | 'boxes'
export type Header =
  | 'left'
  | 'centre'
  | 'band'
  | 'photo-right'
  | 'photo-left'
  | 'split'
  | 'icons'
  | 'labels'
  | 'bar'
  | 'tiny'
export type Heading =
  | 'rule'
  | 'caps'
  | 'spaced'
  | 'filled'
  | 'square'
  | 'diamond'
  | 'bracket'
  | 'numeral'
  | 'colon'
  | 'plain'
  | 'two-languages'
  | 'side-line'
  | 'centre'
export type EntryStyle =
  | 'sub-first'
  | 'main-first'
  | 'one-line'
  | 'dashed'
  | 'date-side'
  | 'three-cells'
  | 'labelled'
  | 'grid'
  | 'date-line'
  | 'at'
  | 'grouped'
  | 'date-last'
  | 'date-first'
  | 'bars'
export type SkillStyle = 'inline' | 'tags' | 'bullets' | 'lines' | 'bars' | 'groups' | 'phrases'

export interface Layout {
  id: string
  shell: Shell
  header: Header
  heading: Heading
  entry: EntryStyle
  /** Which of the date formats. */
  dates: number
  body: Body['style']
  skills: SkillStyle
  order: readonly PartKind[]
  /** Parts that stand in the bar or in the second column. */
  aside: readonly PartKind[]
  font: 'sans' | 'serif' | 'mono'
  /** Points. */
  size: number
  colour: string
  /** Personal facts stand in a part of their own and not at the top. */
  personPart?: boolean
  footer?: boolean
}

const orders = {
  usual: [
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
    'other',
  ],
  school: [
    'expectation',
    'educations',
    'works',
    'interns',
    'projects',
    'skills',
    'certificates',
    'languages',
    'awards',
    'summary',
    'other',
  ],
  skills: [
    'summary',
    'skills',
    'works',
    'projects',
    'interns',
    'educations',
    'certificates',
    'awards',
    'languages',
    'expectation',
    'other',
  ],
  late: [
    'works',
    'projects',
    'interns',
    'educations',
    'certificates',
    'skills',
    'languages',
    'awards',
    'expectation',
    'other',
    'summary',
  ],
  academic: [
    'educations',
    'awards',
    'works',
    'interns',
    'projects',
    'certificates',
    'languages',
    'skills',
    'summary',
    'expectation',
    'other',
  ],
} as const satisfies Record<string, readonly PartKind[]>

const bars = {
  none: [],
  small: ['skills', 'languages', 'certificates'],
  person: ['person', 'skills', 'languages', 'awards', 'other'],
  large: ['educations', 'skills', 'languages', 'certificates', 'awards', 'other'],
  wish: ['expectation', 'skills', 'certificates', 'languages', 'other'],
} as const satisfies Record<string, readonly PartKind[]>

type Row = [
  id: string,
  shell: Shell,
  header: Header,
  heading: Heading,
  entry: EntryStyle,
  dates: number,
  body: Body['style'],
  skills: SkillStyle,
  order: keyof typeof orders,
  aside: keyof typeof bars,
  font: Layout['font'],
  size: number,
  colour: string,
  more?: Partial<Layout>,
]

// biome-ignore format: a table is read by its rows.
const rows: Row[] = [
  ['plain', 'single', 'left', 'plain', 'main-first', 0, 'bullets', 'inline', 'usual', 'none', 'sans', 10.5, '#222'],
  ['centred', 'single', 'centre', 'rule', 'sub-first', 1, 'bullets', 'inline', 'usual', 'none', 'serif', 10.5, '#333'],
  ['banded', 'single', 'band', 'filled', 'main-first', 2, 'bullets', 'tags', 'skills', 'none', 'sans', 10, '#1f4e79'],
  ['left-bar', 'left-bar', 'bar', 'rule', 'sub-first', 0, 'bullets', 'lines', 'usual', 'small', 'sans', 10, '#2b4a4a'],
  ['left-bar-dark', 'left-bar', 'bar', 'caps', 'main-first', 3, 'lines', 'bars', 'usual', 'person', 'sans', 9.5, '#16324f', { personPart: true }],
  ['right-bar', 'right-bar', 'left', 'rule', 'sub-first', 4, 'bullets', 'tags', 'usual', 'large', 'sans', 10, '#7a2e3a'],
  ['right-bar-thin', 'right-bar', 'band', 'side-line', 'at', 0, 'bullets', 'bullets', 'skills', 'wish', 'serif', 10, '#3a3a6a'],
  ['halves', 'halves', 'centre', 'rule', 'main-first', 1, 'bullets', 'inline', 'late', 'large', 'sans', 9.5, '#333'],
  ['dates-left', 'single', 'left', 'rule', 'date-side', 0, 'bullets', 'inline', 'usual', 'none', 'serif', 10.5, '#444'],
  ['dates-left-icons', 'single', 'icons', 'filled', 'date-side', 5, 'lines', 'groups', 'school', 'none', 'sans', 10, '#0f6b5c'],
  ['photo', 'single', 'photo-right', 'filled', 'three-cells', 0, 'bullets', 'phrases', 'school', 'none', 'sans', 10.5, '#2f5d8a'],
  ['photo-left', 'single', 'photo-left', 'two-languages', 'three-cells', 3, 'numbers', 'inline', 'usual', 'none', 'sans', 10, '#334'],
  ['spaced', 'single', 'centre', 'spaced', 'sub-first', 6, 'bullets', 'inline', 'usual', 'none', 'serif', 10, '#111'],
  ['spaced-bar', 'right-bar', 'centre', 'spaced', 'main-first', 2, 'paragraph', 'lines', 'late', 'small', 'sans', 9.5, '#555'],
  ['icons', 'single', 'icons', 'rule', 'dashed', 0, 'bullets', 'tags', 'skills', 'none', 'sans', 10, '#b3541e'],
  ['timeline', 'timeline', 'left', 'side-line', 'date-line', 1, 'bullets', 'inline', 'usual', 'none', 'sans', 10, '#6a3fa0'],
  ['timeline-bar', 'timeline', 'icons', 'caps', 'date-side', 4, 'bullets', 'tags', 'usual', 'none', 'sans', 10, '#1d6f42'],
  ['cards', 'cards', 'split', 'rule', 'main-first', 3, 'bullets', 'tags', 'skills', 'none', 'sans', 9.5, '#20548a'],
  ['bands', 'single', 'split', 'filled', 'date-last', 0, 'bullets', 'inline', 'usual', 'none', 'sans', 10, '#8a2020'],
  ['form', 'form', 'labels', 'plain', 'grid', 0, 'paragraph', 'inline', 'school', 'none', 'sans', 10, '#000', { personPart: true }],
  ['form-lines', 'form', 'labels', 'plain', 'one-line', 2, 'lines', 'inline', 'usual', 'none', 'serif', 10, '#000', { personPart: true }],
  ['form-labelled', 'form', 'labels', 'plain', 'labelled', 3, 'paragraph', 'lines', 'school', 'none', 'sans', 9.5, '#000', { personPart: true }],
  ['machine', 'single', 'left', 'caps', 'main-first', 2, 'bullets', 'inline', 'skills', 'none', 'sans', 11, '#000'],
  ['machine-labels', 'single', 'labels', 'colon', 'labelled', 3, 'lines', 'inline', 'late', 'none', 'mono', 9.5, '#000'],
  ['academic', 'single', 'centre', 'caps', 'date-first', 7, 'lines', 'inline', 'academic', 'none', 'serif', 11, '#000', { footer: true }],
  ['passport', 'margin', 'labels', 'plain', 'date-line', 5, 'paragraph', 'groups', 'usual', 'none', 'sans', 10, '#26a', { personPart: true }],
  ['passport-photo', 'margin', 'photo-left', 'caps', 'date-side', 1, 'bullets', 'lines', 'school', 'none', 'sans', 10, '#0b5394'],
  ['functional', 'single', 'centre', 'rule', 'one-line', 0, 'paragraph', 'bullets', 'skills', 'none', 'serif', 10.5, '#333'],
  ['inline-headings', 'margin', 'left', 'colon', 'at', 0, 'bullets', 'inline', 'usual', 'none', 'serif', 10, '#222'],
  ['small-print', 'single', 'tiny', 'rule', 'dashed', 6, 'bullets', 'inline', 'usual', 'none', 'sans', 8, '#222', { footer: true }],
  ['brackets', 'single', 'labels', 'bracket', 'one-line', 0, 'numbers', 'phrases', 'school', 'none', 'sans', 10.5, '#000'],
  ['squares', 'single', 'labels', 'square', 'labelled', 2, 'numbers', 'inline', 'usual', 'none', 'sans', 10.5, '#000', { personPart: true }],
  ['diamonds', 'single', 'centre', 'diamond', 'dashed', 3, 'lines', 'phrases', 'late', 'none', 'serif', 10.5, '#333'],
  ['numerals', 'single', 'labels', 'numeral', 'date-line', 5, 'numbers', 'lines', 'school', 'none', 'serif', 11, '#000', { personPart: true }],
  ['grouped', 'single', 'split', 'rule', 'grouped', 0, 'bullets', 'inline', 'usual', 'none', 'sans', 10, '#24476b'],
  ['grouped-bar', 'left-bar', 'bar', 'side-line', 'grouped', 1, 'bullets', 'tags', 'usual', 'wish', 'sans', 9.5, '#4a2b4a'],
  ['tables', 'single', 'photo-right', 'side-line', 'grid', 1, 'lines', 'groups', 'usual', 'none', 'sans', 9.5, '#355'],
  ['boxes', 'boxes', 'band', 'centre', 'three-cells', 2, 'bullets', 'tags', 'skills', 'none', 'sans', 10, '#5a4a2a'],
  ['pipes', 'single', 'centre', 'centre', 'bars', 8, 'bullets', 'inline', 'late', 'none', 'sans', 10.5, '#222', { footer: true }],
  ['late-dates', 'right-bar', 'photo-left', 'filled', 'date-last', 4, 'numbers', 'bars', 'usual', 'small', 'serif', 10, '#2a4a2a'],
]

export const layouts: readonly Layout[] = rows.map(
  ([id, shell, header, heading, entry, dates, body, skills, order, aside, font, size, colour, more]) => ({
    id,
    shell,
    header,
    heading,
    entry,
    dates,
    body,
    skills,
    order: orders[order],
    aside: bars[aside],
    font,
    size,
    colour,
    ...more,
  }),
)
