import { assemble } from './assemble.ts'
import { type DocumentText, ReadFailure } from './document.ts'
import { listsOf } from './docx-lists.ts'
import type { Walk } from './docx-paragraph.ts'
import { photosOf } from './docx-photos.ts'
import { Story } from './docx-story.ts'
import { stylesOf } from './docx-styles.ts'
import { shownHidden } from './hidden.ts'
import type { DraftLine } from './lines.ts'
import { child, type Element, parseXml, within } from './xml.ts'
import { unzip } from './zip.ts'

const wanted =
  /^word\/(?:document\d*|styles|numbering|header\d*|footer\d*|_rels\/document\d*\.xml)\.(?:xml|rels)$|^word\/media\/|^\[Content_Types\]\.xml$/

/** Word documents, read by ourselves: reading order, tables, text boxes, and what is hidden in them. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const parts = await unzip(bytes, (name) => wanted.test(name))
  const main = [...parts.keys()].find((name) => /^word\/document\d*\.xml$/.test(name))
  // Another packed format: a sheet, a presentation, an archive.
  if (!main) throw new ReadFailure('unsupported')
  const walk: Walk = {
    styles: stylesOf(partOf(parts, 'word/styles.xml')),
    lists: listsOf(partOf(parts, 'word/numbering.xml')),
    page: 1,
    hidden: [],
    ground: 'white',
  }
  const body = child(child(partOf(parts, main), 'document'), 'body')
  if (!body) throw new ReadFailure('corrupt')
  const head = margins(parts, 'header', walk)
  if (within(body, 'anchor')?.attributes.behindDoc === '1') walk.ground = 'unknown'
  const story = new Story(walk)
  story.read(body)
  const last = walk.page
  const foot = margins(parts, 'footer', walk)
  const top = regionsOf(head)
  const lines = [
    ...head,
    ...story.lines.map((line) => ({ ...line, region: line.region + top })),
    ...foot.map((line) => ({ ...line, page: last, region: line.region + top + regionsOf(story.lines) })),
  ]
  return assemble({
    kind: 'docx',
    lines,
    pages: Array.from({ length: last }, (_, at) => ({ number: at + 1, width: 0, height: 0, ocr: false })),
    hidden: shownHidden(walk.hidden),
    pictures: photosOf(story.drawings, parts, partOf(parts, main.replace(/([^/]+)$/, '_rels/$1.rels'))),
  })
}

const regionsOf = (lines: readonly DraftLine[]): number => Math.max(0, ...lines.map((line) => line.region)) + 1

function partOf(parts: Map<string, Uint8Array>, name: string): Element | undefined {
  const bytes = parts.get(name)
  return bytes && parseXml(new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes))
}

/** Headers or footers, each line of them once: they say the same on each page. */
function margins(parts: Map<string, Uint8Array>, kind: 'header' | 'footer', walk: Walk): DraftLine[] {
  const names = [...parts.keys()].filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`).test(name)).toSorted()
  const story = new Story(walk)
  for (const name of names) {
    const root = child(partOf(parts, name), kind === 'header' ? 'hdr' : 'ftr')
    if (root) story.read(root)
  }
  const seen = new Set<string>()
  return story.lines.filter((line) => {
    const told =
      seen.has(line.text) ||
      !/\p{L}/u.test(line.text) ||
      /^(?:page|第)?\s*\d*\s*(?:of|\/|页)?/iu.exec(line.text)?.[0] === line.text
    seen.add(line.text)
    return !told
  })
}
