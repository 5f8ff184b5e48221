import {
  BorderStyle,
  HeadingLevel,
  type ISectionOptions,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import { factText } from '#bench/resumes/html-blocks'
import type { Block, Fact, Row, Sheet } from '#bench/resumes/sheet'

/** How a Word document is built, apart from what it says. */
export interface Structure {
  id: string
  /** Word's own heading styles, or only bold text. */
  styledHeadings: boolean
  /** The other edge of a row: a tab stop, spaces, or cells of a table without lines. */
  right: 'tab' | 'spaces' | 'table'
  /** Where the contacts stand. */
  contacts: 'body' | 'header' | 'footer' | 'table'
  frame: 'none' | 'two-columns' | 'form' | 'boxes'
  bullets: 'list' | 'signs'
}

export type Child = Paragraph | Table
export type Children = NonNullable<ISectionOptions['children']>[number][]

const noBorder = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' }
const none = {
  top: noBorder,
  bottom: noBorder,
  left: noBorder,
  right: noBorder,
  insideHorizontal: noBorder,
  insideVertical: noBorder,
}

export const paragraph = (
  text: string,
  more: { bold?: boolean; size?: number; heading?: boolean; bullet?: boolean } = {},
): Paragraph =>
  new Paragraph({
    children: [new TextRun({ text, bold: more.bold, size: more.size })],
    ...(more.heading && { heading: HeadingLevel.HEADING_2 }),
    ...(more.bullet && { bullet: { level: 0 } }),
  })

export const tableOf = (rows: (string | Child[])[][], widths: readonly number[], lines: boolean): Table =>
  new Table({
    width: { size: 9600, type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    ...(!lines && { borders: none }),
    rows: rows.map(
      (row) =>
        new TableRow({
          children: row.map(
            (cell, at) =>
              new TableCell({
                width: { size: widths[at] ?? 1000, type: WidthType.DXA },
                ...(!lines && { borders: { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder } }),
                children:
                  typeof cell === 'string'
                    ? cell.split('\n').map((text) => paragraph(text))
                    : cell.length > 0
                      ? cell
                      : [paragraph('')],
              }),
          ),
        }),
    ),
  })

const even = (count: number, all = 9600): number[] => Array.from({ length: count }, () => Math.floor(all / count))

const rowChild = ({ parts, by, right, bold }: Row, structure: Structure, wide: number): Child => {
  const cells = by === '\t' ? [...parts, ...(right ? [right] : [])] : [parts.join(by), ...(right ? [right] : [])]
  if (cells.length > 1 && structure.right === 'table') return tableOf([cells], even(cells.length, wide), false)
  const between = structure.right === 'spaces' ? '        ' : '\t'
  const stops = cells
    .slice(1)
    .map((_, at) => ({ type: TabStopType.LEFT, position: Math.floor((wide / cells.length) * (at + 1)) }))
  return new Paragraph({
    children: cells.flatMap((cell, at) => [
      new TextRun({ text: `${at > 0 ? between : ''}${cell}`, bold: bold !== undefined && at === 0 }),
    ]),
    ...(structure.right === 'tab' && {
      tabStops: right && cells.length === 2 ? [{ type: TabStopType.RIGHT, position: wide }] : stops,
    }),
  })
}

const bullet = (text: string, structure: Structure): Paragraph =>
  structure.bullets === 'list' ? paragraph(text, { bullet: true }) : paragraph(`• ${text}`)

const factChildren = (
  facts: readonly Fact[],
  style: string,
  sheet: Sheet,
  structure: Structure,
  wide: number,
): Child[] => {
  const texts = facts.map((fact) => factText(fact, sheet.language))
  if (structure.frame === 'form') {
    const rows = facts.flatMap((_, at) =>
      at % 2 === 0 ? [facts.slice(at, at + 2).flatMap(({ label, value }) => [label, value])] : [],
    )
    return [
      tableOf(
        rows.map((row) => (row.length === 2 ? [...row, '', ''] : row)),
        even(4, wide),
        true,
      ),
      paragraph(''),
    ]
  }
  if (style === 'inline') return [paragraph(texts.join(' | '))]
  return texts.map((text) => paragraph(text))
}

export const blockChildren = (block: Block, sheet: Sheet, structure: Structure, wide = 9600): Child[] => {
  const zh = sheet.language === 'zh'
  if (block.kind === 'text') return [paragraph(block.text)]
  if (block.kind === 'facts') return factChildren(block.facts, block.style, sheet, structure, wide)
  if (block.kind === 'grid')
    return [tableOf([block.head, ...block.rows], even(block.head.length, wide), true), paragraph('')]
  if (block.kind === 'items') {
    if (block.style === 'bullets') return block.items.map((text) => bullet(text, structure))
    if (block.style === 'lines' || block.style === 'bars') return block.items.map((text) => paragraph(text))
    return [paragraph(block.items.join(block.by.trim() ? block.by : ', '))]
  }
  const side = block.side === undefined ? [] : [paragraph(block.side)]
  const rows = block.rows.map((row) => rowChild(row, structure, wide))
  const { body } = block
  if (!body) return [...side, ...rows]
  const label = body.label ? [paragraph(`${body.label}${zh ? '：' : ':'}`)] : []
  const lines =
    body.style === 'bullets'
      ? body.lines.map((text) => bullet(text, structure))
      : body.style === 'paragraph'
        ? [paragraph(`${body.lines.join(zh ? '；' : '. ')}${zh ? '。' : '.'}`)]
        : body.lines.map((text, at) =>
            paragraph(body.style === 'numbers' ? `${at + 1}${zh ? '、' : '. '}${text}` : text),
          )
  const inner = [...rows, ...label, ...lines]
  if (block.side !== undefined && structure.right === 'table')
    return [tableOf([[block.side, [...rows, ...label, ...lines]]], [2000, wide - 2000], false)]
  return [...side, ...inner]
}
