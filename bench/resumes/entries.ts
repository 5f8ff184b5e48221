import type { Language } from '#bench/resumes/fill'
import type { EntryStyle } from '#bench/resumes/layouts'
import type { Block, Body, Row } from '#bench/resumes/sheet'

/** A job, a project or a time at school as the styles of entries see it. */
export interface Entry {
  /** Company, project or school. */
  main: string
  /** Title, role, or major and degree. */
  subs: string[]
  department?: string
  place?: string
  date: string
  lines: string[]
  labels: { main: string; subs: string[]; department: string; date: string; body: string; place: string }
}

interface Context {
  language: Language
  body: Body['style']
}

const present = (parts: (string | undefined)[]): string[] => parts.filter((part): part is string => Boolean(part))

const bodyOf = (entry: Entry, { body }: Context, label = false): Body | undefined =>
  entry.lines.length === 0 ? undefined : { style: body, lines: entry.lines, ...(label && { label: entry.labels.body }) }

/** Where the department goes when it is not labelled: behind the company in Chinese, on a line of its own in English. */
const mainParts = (entry: Entry, { language }: Context): string[] =>
  language === 'zh' ? present([entry.main, entry.department]) : present([entry.main, entry.place])

const departmentRow = (entry: Entry, { language }: Context): Row[] =>
  language === 'en' && entry.department ? [{ parts: [`${entry.labels.department}: ${entry.department}`], by: '' }] : []

const joint = ({ language }: Context): string => (language === 'zh' ? ' · ' : ', ')
const subJoint = ({ language }: Context): string => (language === 'zh' ? ' / ' : ', ')

type Maker = (entry: Entry, context: Context) => Row[]

const makers: Record<Exclude<EntryStyle, 'date-side' | 'grid' | 'labelled' | 'grouped'>, Maker> = {
  'sub-first': (entry, context) => [
    { parts: entry.subs, by: subJoint(context), right: entry.date, bold: 0 },
    { parts: mainParts(entry, context), by: joint(context) },
    ...departmentRow(entry, context),
  ],
  'main-first': (entry, context) => [
    { parts: mainParts(entry, context), by: joint(context), right: entry.date, bold: 0 },
    { parts: entry.subs, by: subJoint(context) },
    ...departmentRow(entry, context),
  ],
  'one-line': (entry, context) => [
    {
      parts: present([entry.date, entry.main, context.language === 'zh' ? entry.department : undefined, ...entry.subs]),
      by: '\t',
    },
  ],
  dashed: (entry, context) => [
    {
      parts: [
        `${mainParts(entry, context).join(joint(context))} – ${entry.subs.join(subJoint(context))}`,
        `(${entry.date})`,
      ],
      by: ' ',
      bold: 0,
    },
    ...departmentRow(entry, context),
  ],
  'three-cells': (entry, context) => [
    {
      parts: [entry.main, ...(context.language === 'zh' ? present([entry.department]) : []), ...entry.subs],
      by: '\t',
      right: entry.date,
      bold: 0,
    },
    ...departmentRow(entry, context),
  ],
  'date-line': (entry, context) => [
    { parts: [entry.date], by: '' },
    { parts: [...mainParts(entry, context)], by: joint(context), bold: 0 },
    { parts: entry.subs, by: subJoint(context) },
    ...departmentRow(entry, context),
  ],
  at: (entry, context) => [
    context.language === 'zh'
      ? { parts: [...mainParts(entry, context), ...entry.subs], by: ' | ', right: entry.date, bold: 0 }
      : { parts: [entry.subs.join(', '), entry.main], by: ' at ', right: entry.date, bold: 0 },
    ...departmentRow(entry, context),
  ],
  'date-last': (entry, context) => [
    { parts: entry.subs, by: subJoint(context), bold: 0 },
    { parts: mainParts(entry, context), by: joint(context) },
    ...departmentRow(entry, context),
    { parts: [entry.date], by: '' },
  ],
  'date-first': (entry, context) => [
    {
      parts: [
        entry.date,
        `${mainParts(entry, context).join(joint(context))}${context.language === 'zh' ? '，' : ' — '}${entry.subs.join(context.language === 'zh' ? '，' : ', ')}`,
      ],
      by: '\t',
    },
    ...departmentRow(entry, context),
  ],
  bars: (entry, context) => [
    {
      parts: present([
        entry.main,
        context.language === 'zh' ? entry.department : entry.place,
        ...entry.subs,
        entry.date,
      ]),
      by: ' | ',
      bold: 0,
    },
    ...departmentRow(entry, context),
  ],
}

const labelled = (entry: Entry, { language }: Context): Row[] => {
  const colon = language === 'zh' ? '：' : ': '
  const one = (label: string, value: string | undefined): Row[] =>
    value ? [{ parts: [`${label}${colon}${value}`], by: '' }] : []
  return [
    ...one(entry.labels.date, entry.date),
    ...one(entry.labels.main, entry.main),
    ...one(entry.labels.department, entry.department),
    ...entry.subs.flatMap((sub, at) => one(entry.labels.subs[at] ?? '', sub)),
  ]
}

/** A company once, with the titles one had in it below. */
const groupedBlocks = (entries: readonly Entry[], context: Context): Block[] =>
  entries.flatMap((entry, at): Block[] => {
    const isFirst = entries[at - 1]?.main !== entry.main
    const isAlone = isFirst && entries[at + 1]?.main !== entry.main
    const own: Row = { parts: entry.subs, by: subJoint(context), right: entry.date }
    const department = context.language === 'zh' && entry.department ? [entry.department] : []
    if (isAlone)
      return [
        {
          kind: 'entry',
          rows: [
            { parts: [entry.main, ...department], by: joint(context), bold: 0, right: entry.date },
            { ...own, right: undefined },
            ...departmentRow(entry, context),
          ],
          body: bodyOf(entry, context),
        },
      ]
    const head: Row[] = isFirst ? [{ parts: [entry.main], by: '', bold: 0 }] : []
    const below =
      department.length > 0
        ? [{ parts: [`${entry.labels.department}：${department}`], by: '' }]
        : departmentRow(entry, context)
    return [{ kind: 'entry', rows: [...head, own, ...below], body: bodyOf(entry, context) }]
  })

const gridBlock = (entries: readonly Entry[]): Block[] => {
  const [first] = entries
  if (!first) return []
  const withBody = entries.some((entry) => entry.lines.length > 0)
  const withDepartment = entries.some((entry) => entry.department)
  const { labels } = first
  return [
    {
      kind: 'grid',
      head: [
        labels.date,
        labels.main,
        ...(withDepartment ? [labels.department] : []),
        ...labels.subs,
        ...(withBody ? [labels.body] : []),
      ],
      rows: entries.map((entry) => [
        entry.date,
        entry.main,
        ...(withDepartment ? [entry.department ?? ''] : []),
        ...entry.subs,
        ...(withBody ? [entry.lines.join('\n')] : []),
      ]),
    },
  ]
}

/** What of an entry a style can show, so that nothing is asked that nobody could read. */
export const shows = (style: EntryStyle, language: Language): { department: boolean; place: boolean } => ({
  department: language === 'zh' ? style !== 'date-first' : style !== 'one-line' && style !== 'date-first',
  place:
    language === 'en' &&
    ['sub-first', 'main-first', 'dashed', 'date-line', 'date-last', 'bars', 'date-side'].includes(style),
})

export const entryBlocks = (style: EntryStyle, entries: readonly Entry[], context: Context): Block[] => {
  if (style === 'grid') return gridBlock(entries)
  if (style === 'grouped') return groupedBlocks(entries, context)
  return entries.map((entry): Block => {
    if (style === 'date-side')
      return {
        kind: 'entry',
        side: entry.date,
        rows: [
          { parts: mainParts(entry, context), by: joint(context), bold: 0 },
          { parts: entry.subs, by: subJoint(context) },
          ...departmentRow(entry, context),
        ],
        body: bodyOf(entry, context),
      }
    if (style === 'labelled')
      return { kind: 'entry', rows: labelled(entry, context), body: bodyOf(entry, context, true) }
    return { kind: 'entry', rows: makers[style](entry, context), body: bodyOf(entry, context) }
  })
}
