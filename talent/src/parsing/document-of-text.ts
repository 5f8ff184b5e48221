import type { DocumentText, Line } from '#reading/document'

const nfkc = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\S\t\n]+/g, ' ')
    .replace(/ ?\t ?/g, '\t')
    .trim()

const cellsOf = (text: string): { start: number; end: number }[] => {
  const cells: { start: number; end: number }[] = []
  let start = 0
  for (const cell of text.split('\t')) {
    cells.push({ start, end: start + cell.length })
    start += cell.length + 1
  }
  return cells
}

/** Pasted text as a document: no places, no sizes, one page. */
export const documentOfText = (raw: string): DocumentText => {
  const texts = raw
    .split(/\r?\n/)
    .map(nfkc)
    .filter((text) => text !== '')
  let start = 0
  const lines = texts.map((text): Line => {
    const line = {
      text,
      start,
      page: 1,
      box: null,
      stops: null,
      cells: cellsOf(text),
      size: 0,
      bold: false,
      region: 0,
      heading: false,
    }
    start += text.length + 1
    return line
  })
  const text = texts.join('\n')
  return {
    kind: 'text',
    text,
    lines,
    pages: [{ number: 1, width: 0, height: 0, ocr: false }],
    hidden: [],
    pictures: [],
    language: 'none',
    quality: { score: 1, verdict: 'good', problems: [] },
    attachments: [],
    version: 'text',
  }
}
