import { assemble } from './assemble.ts'
import type { DocumentText } from './document.ts'
import type { DraftLine } from './lines.ts'
import { plainLine } from './plain-line.ts'
import { decodeText } from './plain-text.ts'

export function readMarkdown(bytes: Uint8Array): DocumentText {
  const text = decodeText(bytes)
    .replace(/^\uFEFF?---\r?\n[\s\S]{0,5000}?\r?\n---\r?\n/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
  return assemble({ kind: 'markdown', lines: linesOf(text), pages: [{ number: 1, width: 0, height: 0, ocr: false }] })
}

function linesOf(text: string): DraftLine[] {
  const lines: DraftLine[] = []
  let region = 0
  const raws = text.split(/\r\n?|\n/)
  for (const [at, raw] of raws.entries()) {
    if (/^\s*(?:[-*_=]\s*){3,}$/.test(raw) || /^\s*```/.test(raw) || /^\s*\|?[\s:|-]+\|[\s:|-]*$/.test(raw)) continue
    const underlined = /^\s*(?:={3,}|-{3,})\s*$/.test(raws[at + 1] ?? '') && raw.trim() !== ''
    const heading = underlined || /^\s{0,3}#{1,6}\s/.test(raw)
    if (heading) region += 1
    const said = unmarked(raw)
    const bold = heading || /^\s*(?:[-*+]\s+)?(?:\*\*|__).+(?:\*\*|__)\s*$/.test(raw)
    const line = plainLine(said, { heading, bold, region })
    if (line) lines.push(line)
  }
  return lines
}

/** A line without its marks: what a reader of the rendered page sees. */
function unmarked(raw: string): string {
  let line = raw
    .replace(/^\s{0,3}#{1,6}\s+/, '')
    .replace(/\s+#+\s*$/, '')
    .replace(/^\s*(?:>\s*)+/, '')
    .replace(/^\s*[-*+]\s+(?:\[[ xX]\]\s+)?/, '• ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\((?:mailto:|tel:)?[^)]*\)/g, '$1')
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<(https?:[^>\s]+|[^>\s@]+@[^>\s]+)>/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/(\*\*|__|~~|`)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1')
  if (/^\s*\|.*\|\s*$/.test(line)) line = line.trim().slice(1, -1).replaceAll('|', '\t')
  return line
}
