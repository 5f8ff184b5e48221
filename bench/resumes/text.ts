import { headingText } from '#bench/resumes/html'
import { bareText, factText } from '#bench/resumes/html-blocks'
import type { Layout } from '#bench/resumes/layouts'
import type { Block, Row, Sheet } from '#bench/resumes/sheet'

/** The sheet as lines, for plain text, Markdown, RTF and messages. */
export interface TextLine {
  text: string
  kind: 'name' | 'heading' | 'bullet' | 'line' | 'cells' | 'empty'
}

const line = (text: string): TextLine => ({ text, kind: 'line' })
const empty: TextLine = { text: '', kind: 'empty' }

const rowText = ({ parts, by, right }: Row): string =>
  `${parts.join(by === '\t' ? '    ' : by)}${right ? `    ${right}` : ''}`

const blockLines = (block: Block, sheet: Sheet): TextLine[] => {
  const zh = sheet.language === 'zh'
  if (block.kind === 'text') return [line(block.text)]
  if (block.kind === 'facts') return block.facts.map((fact) => line(factText(fact, sheet.language)))
  if (block.kind === 'grid')
    return [block.head, ...block.rows].map((row) => ({
      text: row.map((cell) => cell.replaceAll('\n', zh ? '；' : '; ')).join('\t'),
      kind: 'cells',
    }))
  if (block.kind === 'items') {
    if (block.style === 'bullets' || block.style === 'bars')
      return block.items.map((text) => ({ text, kind: 'bullet' }))
    if (block.style === 'lines') return block.items.map(line)
    return [line(block.items.join(block.by.trim() ? block.by : ', '))]
  }
  const rows = [...(block.side === undefined ? [] : [line(block.side)]), ...block.rows.map((row) => line(rowText(row)))]
  const { body } = block
  if (!body) return rows
  const label = body.label ? [line(`${body.label}${zh ? '：' : ':'}`)] : []
  if (body.style === 'bullets')
    return [...rows, ...label, ...body.lines.map((text): TextLine => ({ text, kind: 'bullet' })), empty]
  if (body.style === 'numbers')
    return [...rows, ...label, ...body.lines.map((text, at) => line(`${at + 1}${zh ? '、' : '. '}${text}`)), empty]
  if (body.style === 'lines') return [...rows, ...label, ...body.lines.map(line), empty]
  return [...rows, ...label, line(`${body.lines.join(zh ? '；' : '. ')}${zh ? '。' : '.'}`), empty]
}

export const textLines = (sheet: Sheet, layout: Layout): TextLine[] => {
  const labelled = ['labels', 'bar', 'photo-right', 'photo-left'].includes(layout.header)
  const shown = sheet.contacts.map((fact) => (labelled ? factText : bareText)(fact, sheet.language))
  const contacts =
    labelled || layout.header === 'split' ? shown.map(line) : shown.length > 0 ? [line(shown.join(' | '))] : []
  const name = layout.personPart ? (sheet.language === 'zh' ? '个人简历' : 'Curriculum Vitae') : sheet.name
  return [
    { text: name, kind: 'name' },
    ...(sheet.headline ? [line(sheet.headline)] : []),
    ...contacts,
    ...sheet.parts.flatMap((part, at): TextLine[] => [
      empty,
      { text: headingText(part, at, layout, sheet.language), kind: 'heading' },
      ...part.blocks.flatMap((block) => blockLines(block, sheet)),
    ]),
  ]
}

export const plainText = (lines: readonly TextLine[]): string =>
  `${lines.map(({ text, kind }) => (kind === 'bullet' ? `- ${text}` : text)).join('\n')}\n`

const marks = { name: '# ', heading: '## ', bullet: '- ', line: '', cells: '', empty: '' }
const tableRow = (text: string, isHead: boolean): string => {
  const cells = text.split('\t')
  const row = `| ${cells.join(' | ')} |`
  return isHead ? `\n${row}\n|${cells.map(() => ' --- |').join('')}` : row
}

/** Two spaces at the end of a line keep it apart from the next. */
export const markdown = (lines: readonly TextLine[]): string =>
  `${lines
    .map(({ text, kind }, at) => {
      if (kind === 'cells') return tableRow(text, lines[at - 1]?.kind !== 'cells')
      return `${kind === 'heading' ? '\n' : ''}${marks[kind]}${text}${kind === 'line' ? '  ' : ''}`
    })
    .join('\n')}\n`

const rtfText = (text: string): string =>
  [...text]
    .flatMap((letter) =>
      [...letter].map((one) =>
        one.charCodeAt(0) < 128
          ? one.replace(/[\\{}]/g, '\\$&').replace('\t', '\\tab ')
          : `\\u${one.charCodeAt(0) > 32767 ? one.charCodeAt(0) - 65536 : one.charCodeAt(0)}?`,
      ),
    )
    .join('')

export const rtf = (lines: readonly TextLine[]): string =>
  `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}}\\f0\\fs21\n${lines
    .map(({ text, kind }) =>
      kind === 'name' || kind === 'heading'
        ? `{\\b\\fs28 ${rtfText(text)}}\\par`
        : `${kind === 'bullet' ? '\\bullet\\tab ' : ''}${rtfText(text)}\\par`,
    )
    .join('\n')}\n}`

const folded = (bytes: Buffer): string => bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n')

/** A message whose text is the resume. */
export const eml = (lines: readonly TextLine[], language: Sheet['language']): string => {
  const subject = Buffer.from(language === 'zh' ? '应聘简历' : 'Application').toString('base64')
  return [
    'From: sender@example.net',
    'To: jobs@example.com',
    `Subject: =?UTF-8?B?${subject}?=`,
    'Date: Mon, 01 Jun 2026 08:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    folded(Buffer.from(plainText(lines))),
    '',
  ].join('\r\n')
}
