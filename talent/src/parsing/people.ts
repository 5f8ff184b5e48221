import { headingOf } from '#parsing/headings'
import type { SectionKind } from '#parsing/parsed'
import { emailsIn } from '#parsing/person/email'
import { labelsIn } from '#parsing/person/labels'
import { phonesIn } from '#parsing/person/phone'
import type { Row } from '#parsing/rows'

const begin = /^(?:个人简历|求职简历|简\s?历|resume|résumé|curriculum vitae|cv)$/i

interface Facts {
  names: { at: number; value: string }[]
  emails: { at: number; value: string }[]
  phones: { at: number; value: string }[]
  kinds: { at: number; kind: SectionKind }[]
  titles: number[]
}

const factsOf = (rows: readonly Row[]): Facts => {
  const facts: Facts = { names: [], emails: [], phones: [], kinds: [], titles: [] }
  for (const [at, row] of rows.entries()) {
    for (const { label, value } of labelsIn(row))
      if (label === 'name' && value.text.length <= 30) facts.names.push({ at, value: value.text.replace(/\s/g, '') })
    for (const { value } of emailsIn(row.piece)) facts.emails.push({ at, value: value.toLowerCase() })
    for (const { value } of phonesIn(row.piece)) facts.phones.push({ at, value })
    const heading = row.cells.length === 1 ? headingOf(row, 'person') : undefined
    if (heading) facts.kinds.push({ at, kind: heading.kind })
    if (begin.test(row.piece.text)) facts.titles.push(at)
  }
  return facts
}

/** The row at which a fact differs from the first of its kind, behind the given row. */
const another = (facts: readonly { at: number; value: string }[], after: number): number | undefined => {
  const first = facts[0]
  return first && facts.find(({ at, value }) => value !== first.value && at > Math.max(after, first.at + 3))?.at
}

const core: ReadonlySet<SectionKind> = new Set(['works', 'educations'])

/**
 * The row at which the resume of a second person begins. One sign is not enough: references have phones of their own,
 * and many people have two addresses. Headings must come again, with another name or another way to reach the person.
 */
export const secondPerson = (rows: readonly Row[]): number | undefined => {
  const { names, emails, phones, kinds, titles } = factsOf(rows)
  const firstCore = kinds.find(({ kind }) => core.has(kind))
  if (!firstCore) return undefined
  const references = kinds.find(({ kind }) => kind === 'references')?.at ?? Number.POSITIVE_INFINITY
  const again = kinds.filter(({ kind, at }) => core.has(kind) && kinds.some((one) => one.kind === kind && one.at < at))
  const contact = [another(emails, firstCore.at), another(phones, firstCore.at)].filter(
    (at) => at !== undefined && at < references,
  ) as number[]
  const name = another(names, firstCore.at)
  const title = titles.find((at, index) => index > 0 && at > firstCore.at)
  const mark = [
    name,
    contact.length === 2 || (contact.length === 1 && title !== undefined) ? Math.min(...contact) : undefined,
  ].filter((at) => at !== undefined)
  const at = mark[0]
  if (at === undefined || !again.some((one) => one.at > at - 6)) return undefined
  return title !== undefined && title < at && at - title < 8 ? title : startOfBlock(rows, at)
}

/** Rows just above a contact that still belong to it: the name in large letters. */
const startOfBlock = (rows: readonly Row[], at: number): number => {
  let from = at
  while (from > 0 && at - from < 4) {
    const row = rows[from - 1]
    if (!row || row.bullet || row.piece.text.length > 40 || /[。.;]$/.test(row.piece.text)) break
    from -= 1
  }
  return from
}
