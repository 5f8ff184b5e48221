import { dateAlone, datesIn, type FoundRange } from '#parsing/dates'
import { type Row, unbulleted } from '#parsing/rows'
import { cjk, endOf, part, stripped, trimmed, widthOf, without } from '#parsing/span'

/** One entry of a list: the rows that name it, its dates, and what it says. */
export interface Block {
  header: readonly Row[]
  /** Rows behind the date that may still name it; those that do not are the beginning of the body. */
  post: readonly Row[]
  dates: readonly FoundRange[]
  body: readonly Row[]
}

export interface BlockOptions {
  today: string
  /** One date alone begins an entry: for educations, certificates and awards. */
  single: boolean
  /** A row that names an entry although it has no date. */
  names?: (row: Row) => boolean
}

const sentenceEnd = /[。;；!！]$|[a-z]{3,}\.$/
const duties =
  /^(?:(?:主要)?(?:工作|岗位|项目)?(?:职责|描述|内容|业绩|成果|简介|介绍|背景|成就)|(?:key )?(?:responsibilit(?:y|ies)|duties|achievements?|accomplishments?|description|environment|technologies|tech stack)|离职原因|汇报对象|下属人数|技术栈|开发环境|软件环境|责任描述|项目职责|主要业绩|reporting to)[^:：]{0,14}[:：]/i

export const isDuties = (row: Row): boolean => duties.test(unbulleted(row.piece).text)

const small = /^(?:of|the|and|for|in|at|to|with|by|on|a|an|as|or|de|la|von|van|der|du|&)$/

/** "Trained 27 apprentices": names of jobs and employers have capitals, what was done there has not. */
const isSentence = (text: string): boolean => {
  if (cjk.test(text))
    return (
      /[,，]/.test(text) &&
      text.length > 16 &&
      /(?:了|并|使|被|为|由|从|把|将|达到|提升|完成|负责|参与|实现)/.test(text)
    )
  const words = text.split(/[\s/]+/).filter((word) => /^[A-Za-z][A-Za-z'’-]{2,}[,.;]?$/.test(word) && !small.test(word))
  return words.length >= 2 && words.filter((word) => /^[a-z]/.test(word)).length >= words.length / 2
}

/** Short, no sentence, no item of a list: it may name an entry. */
export const isHeaderLike = (row: Row): boolean => {
  const { text } = row.piece
  if (row.bullet || isDuties(row) || (row.continues && !row.loud)) return false
  if (sentenceEnd.test(text) && !/\b(?:Inc|Ltd|Co|Corp|LLC|Jr|Sr|St|etc|Univ)\.$/.test(text)) return false
  if (!row.loud && isSentence(text)) return false
  const limit = cjk.test(text) ? 84 : 110
  return widthOf(text) <= limit && !/[。]/.test(text.slice(0, -1))
}

interface Anchor {
  at: number
  dates: FoundRange[]
}

const duration =
  /^[\s,·(（|/-]*(?:共|约|total)?\s*(?:\d{1,2}\s*(?:年|years?|yrs?\.?|y)\s*(?:零|and|,)?\s*)?(?:\d{1,2}\s*(?:个?月|months?|mos?\.?|m))?\s*\)?$/i

/** The dates stand at an edge of the row or in a cell of their own, not in the midst of a sentence. */
const atEdge = (row: Row, date: FoundRange): boolean => {
  const text = row.piece.text
  const [from, to] = [date.start - row.piece.start, date.end - row.piece.start]
  const before = unbulleted({ text: text.slice(0, from), start: 0 }).text.replace(/[\s([【:：,|-]+$/, '')
  const after = text.slice(to).replace(/^[\s)\]】:：,|。.-]+/, '')
  if (
    /^(?:时间|起止时间|任职时间|工作时间|项目时间|就读时间|日期|在职时间|项目周期|dates?|duration|period|graduated|graduation|expected(?: graduation)?|class of)$/i.test(
      before,
    )
  )
    return true
  if (before === '' || after === '' || duration.test(after)) return true
  if (
    row.cells.some(
      (cell) =>
        date.start >= cell.start &&
        date.end <= endOf(cell) &&
        (date.start - cell.start < 2 || endOf(cell) - date.end < 2),
    )
  )
    return row.cells.length > 1
  if (
    !date.single &&
    widthOf(text) <= 110 &&
    !isSentence(`${before} ${after}`) &&
    /^[A-Z\u3400-\u9fff]/.test(before) &&
    !/[,.。，;]/.test(before)
  )
    return true
  const parted = /[|｜•·,，(（\t–—-]\s*$/.test(text.slice(0, from)) && /^\s*[)|）｜•·,，\t–—-]/.test(text.slice(to))
  return parted && widthOf(text) <= 110
}

/** "2019 - 2021: Store Clerk, Harbor Foods": a row that begins so opens an entry, however the row before it ended. */
const opens = (row: Row, date: FoundRange): boolean => {
  const { start, text } = unbulleted(row.piece)
  const behind = text.slice(date.end - start)
  return (
    !date.single &&
    date.start === start &&
    widthOf(text) <= 110 &&
    /^\s*[:：|,，–—-]\s*\p{Lu}/u.test(behind) &&
    !isSentence(behind)
  )
}

const anchorDates = (row: Row, { today, single }: BlockOptions): FoundRange[] => {
  if (widthOf(row.piece.text) > 170) return []
  const dates = datesIn(row.piece, today).filter((date) => single || !date.single || isOwnCell(row, date))
  const edge = dates.filter((date) => atEdge(row, date))
  const rest = without(row.piece, edge)
    .map(({ text }) => text)
    .join(' ')
  if (edge.some((date) => opens(row, date))) return edge
  if (edge.length === 0 || (sentenceEnd.test(row.piece.text) && widthOf(rest) > 40)) return []
  if (row.continues && widthOf(rest) > 30 && !row.loud) return []
  return edge
}

/** A single date counts for a job where nothing else stands with it. */
const isOwnCell = (row: Row, date: FoundRange): boolean =>
  row.cells.some((cell) => trimmed(cell, /[\s(),|]/).text.length === date.end - date.start) ||
  (/^\d{4}-\d{2}|^\d{4}$/.test(date.value.start.iso ?? '') && endOf(row.piece) - date.end <= 1 && !row.bullet)

const anchorsOf = (rows: readonly Row[], options: BlockOptions): Anchor[] => {
  const all = rows.flatMap((row, at) => {
    const dates = isDuties(row) ? [] : anchorDates(row, options)
    return dates.length > 0 ? [{ at, dates }] : []
  })
  const plain = all.filter(({ at }) => !rows[at]?.bullet)
  // Items of a list begin entries only where nothing else does.
  return plain.length > 0 ? plain : all
}

/** How many rows just above an anchor may belong to it, not further than `floor`. */
const runAbove = (rows: readonly Row[], at: number, floor: number): number => {
  let count = 0
  while (at - count - 1 >= floor && count < 4) {
    const row = rows[at - count - 1]
    if (!row || !isHeaderLike(row)) break
    count += 1
  }
  return count
}

interface Cut {
  from: number
  anchor: Anchor
}

/** Dates of one entry may stand on two rows ("2019.03 –" / "2021.06"); anchors without anything between them are one. */
const cutsOf = (rows: readonly Row[], anchors: readonly Anchor[], options: BlockOptions): Cut[] => {
  const first = anchors[0]
  const usual = Math.min(3, first ? runAbove(rows, first.at, 0) : 0)
  return anchors.map((anchor, index) => {
    const floor = index === 0 ? 0 : (anchors[index - 1]?.at ?? -1) + 1
    const run = runAbove(rows, anchor.at, floor)
    if (index === 0) return { from: 0, anchor }
    const before = anchors[index - 1]
    const own = before && hasText(rows[before.at], before.dates)
    const named = options.names && own ? countNamed(rows, anchor.at, run, options.names) : 0
    const count = Math.min(run, Math.max(usual, named))
    const loud = first && usual > 0 && rows[first.at - usual]?.loud ? loudAbove(rows, anchor.at, count, run) : undefined
    return { from: anchor.at - (loud ?? count), anchor }
  })
}

/** Where the first entry begins with a loud row, so does one that has a row more above its dates. */
const loudAbove = (rows: readonly Row[], at: number, count: number, run: number): number | undefined => {
  if (rows[at - count]?.loud) return undefined
  for (let back = count + 1; back <= run; back += 1) if (rows[at - back]?.loud) return back
  return undefined
}

/** A row with nothing but its dates takes its names from the rows around it. */
const hasText = (row: Row | undefined, dates: readonly FoundRange[]): boolean =>
  row !== undefined && without(row.piece, dates).some(({ text }) => /\p{L}{2}/u.test(text))

/** Rows above that surely name an entry, where the first entry had none above its date. */
const countNamed = (rows: readonly Row[], at: number, run: number, names: (row: Row) => boolean): number => {
  let count = 0
  for (let back = 1; back <= Math.min(run, 2); back += 1) {
    const row = rows[at - back]
    if (row?.loud && names(row)) count = back
  }
  return count
}

const blockOf = (rows: readonly Row[], { from, anchor }: Cut, to: number): Block => {
  const header = rows.slice(from, anchor.at + 1)
  const post: Row[] = []
  for (const row of rows.slice(anchor.at + 1, to)) {
    if (post.length >= 3 || !isHeaderLike(row)) break
    post.push(row)
  }
  return { header, post, dates: anchor.dates, body: rows.slice(anchor.at + 1 + post.length, to) }
}

/** Entries by what looks like a name of one, where no dates tell. */
const undated = (rows: readonly Row[], names: ((row: Row) => boolean) | undefined): Block[] => {
  const anyLoud = rows.some((row) => row.loud && isHeaderLike(row)) && rows.some((row) => !row.loud)
  const begins = (row: Row, before: Row | undefined): boolean => {
    if (!isHeaderLike(row)) return false
    if (names?.(row)) return before === undefined || !names(before) || !isHeaderLike(before)
    if (anyLoud) return row.loud && !before?.loud
    return before === undefined || before.bullet || !isHeaderLike(before)
  }
  const starts = rows.flatMap((row, at) => (begins(row, rows[at - 1]) ? [at] : []))
  return starts.map((at, index) => {
    const to = starts[index + 1] ?? rows.length
    const post: Row[] = []
    for (const row of rows.slice(at + 1, to)) {
      if (post.length >= 3 || !isHeaderLike(row)) break
      post.push(row)
    }
    return { header: rows.slice(at, at + 1), post, dates: [], body: rows.slice(at + 1 + post.length, to) }
  })
}

/** Dates at the edge of the page, beside the first item of what was done: they are told before it. */
const withDatesFirst = (row: Row): Row[] => {
  const last = row.cells.at(-1)
  if (!row.bullet || !last || row.cells.length < 2 || !dateAlone(last)) return [row]
  const cells = row.cells.slice(0, -1)
  const piece = stripped(part(row.piece, 0, last.start - row.piece.start))
  return [
    { ...row, piece: last, cells: [last], bullet: false, continues: false },
    { ...row, piece, cells },
  ]
}

/** Rows that are one range of dates together, as a narrow column breaks it: "March 2014" / "to" / "May 2016". */
const brokenRange = (rows: readonly Row[]): Row | undefined => {
  const [first] = rows
  if (!first || rows.some(({ cells, piece }) => cells.length !== 1 || piece.text.length > 20)) return undefined
  if (rows.some(({ piece }, at) => at > 0 && piece.start !== endOf(rows[at - 1]?.piece ?? piece) + 1)) return undefined
  const piece = { text: rows.map((row) => row.piece.text).join('\n'), start: first.piece.start }
  const isRange = dateAlone(piece) && !datesIn(piece, '9999-12-31').some(({ single }) => single)
  return isRange ? { ...first, piece, cells: [piece], bullet: false } : undefined
}

const withWholeRanges = (rows: readonly Row[]): Row[] => {
  const all: Row[] = []
  for (let at = 0; at < rows.length; ) {
    const count = [3, 2].find((many) => at + many <= rows.length && brokenRange(rows.slice(at, at + many))) ?? 1
    const row = count > 1 ? brokenRange(rows.slice(at, at + count)) : rows[at]
    if (row) all.push(row)
    at += count
  }
  return all
}

/** Cuts the rows of a section into its entries. */
export const blocksOf = (all: readonly Row[], options: BlockOptions): Block[] => {
  const rows = withWholeRanges(all).flatMap(withDatesFirst)
  const anchors = anchorsOf(rows, options)
  if (anchors.length === 0) return undated(rows, options.names)
  const cuts = cutsOf(rows, anchors, options)
  return cuts.map((cut, index) => blockOf(rows, cut, cuts[index + 1]?.from ?? rows.length))
}
