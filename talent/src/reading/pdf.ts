import { getResolvedPDFJS } from 'unpdf'
import { assemble } from './assemble.ts'
import type { DocumentText, Picture } from './document.ts'
import { shownHidden } from './hidden.ts'
import { withoutMargins } from './margins.ts'
import type { RecognisedPage } from './ocr/pdf-pages.ts'
import { ActualTexts } from './pdf-actual-text.ts'
import { readForText, UnpackedStreams } from './pdf-inflate.ts'
import { hiddenIn, layoutOf, lostIn, needsRecognition, type Pieces, seenIn } from './pdf-layout.ts'
import { openPdf } from './pdf-open.ts'
import { type Codes, type PageContent, readPage } from './pdf-page.ts'
import { photosOf } from './pdf-photos.ts'
import { recognitionProblems } from './recognition-problems.ts'
import { scaled, scaledArea } from './scaled.ts'

/** What comes after these pages is no resume any more; recognition takes longer and ends sooner. */
const most = { pages: 60, recognised: 12 }

export interface PdfOptions {
  /** Pages that are pictures are recognised. Off, they are only told. */
  ocr: boolean
}

export async function readPdf(bytes: Uint8Array, { ocr }: PdfOptions): Promise<DocumentText> {
  const streams = new UnpackedStreams()
  const { contents, total, photos } = await readForText(streams, () => contentsOf(bytes, streams))
  const pictures = contents.flatMap((content, at) => (needsRecognition(content) ? [at + 1] : []))
  const recognised = await recognise(bytes, ocr ? pictures.slice(0, most.recognised) : [])
  const parts = contents.map((content, at) => {
    const number = at + 1
    const page = recognised.get(number)
    return {
      layout: layoutOf(page ? recognisedIn(page) : seenIn(content), number),
      problems: page ? recognitionProblems(page.read, number) : [],
    }
  })
  const unread = pictures.filter((number) => (recognised.get(number)?.read.segments.length ?? 0) === 0)
  const nothing = parts.every((part) => part.layout.lines.length === 0)
  const { kept, margins } = withoutMargins(
    parts.map(({ layout }, at) => ({ lines: layout.lines, height: contents[at]?.height ?? 0 })),
  )
  let region = 0
  return assemble({
    kind: 'pdf',
    lines: parts.flatMap(({ layout }, at) => {
      const from = region
      region = from + layout.regions
      return (kept[at] ?? []).map((line) => ({ ...line, region: line.region + from }))
    }),
    margins,
    pages: contents.map(({ width, height }, at) => ({ number: at + 1, width, height, ocr: recognised.has(at + 1) })),
    pictures: photos,
    hidden: shownHidden(contents.flatMap((content, at) => (recognised.has(at + 1) ? [] : hiddenIn(content, at + 1)))),
    found: [
      ...parts.flatMap(({ layout, problems }) => [
        ...layout.problems,
        ...problems.filter((one) => one.problem !== 'imageOnly'),
      ]),
      ...unread.map((page) => (nothing ? { problem: 'imageOnly' as const } : { problem: 'imageOnly' as const, page })),
      ...(total > contents.length ? [{ problem: 'truncated' as const, detail: String(total) }] : []),
    ],
    lost: contents.reduce((sum, content) => sum + lostIn(content), 0),
  })
}

interface Contents {
  contents: PageContent[]
  total: number
  photos: Picture[]
}

async function contentsOf(bytes: Uint8Array, streams: UnpackedStreams): Promise<Contents> {
  const pdf = await openPdf(bytes)
  try {
    const { OPS } = await getResolvedPDFJS()
    const actual = new ActualTexts(bytes, streams)
    const contents: PageContent[] = []
    const photos: Picture[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, most.pages); number += 1) {
      const page = await pdf.getPage(number)
      const content = await readPage(page, OPS as Codes, actual)
      contents.push(content)
      if (number === 1) photos.push(...(await photosOf(page, content)))
      page.cleanup()
    }
    return { contents, total: pdf.numPages, photos }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

function recognisedIn({ read, scale }: RecognisedPage): Pieces {
  return {
    flat: read.segments.map((one) => scaled(one, scale)),
    turned: [],
    rules: read.rules.map((one) => scaledArea(one, scale)),
  }
}

/** The recognition is loaded only where a page needs it. */
async function recognise(bytes: Uint8Array, numbers: readonly number[]) {
  if (numbers.length === 0) return new Map<number, never>()
  const { recognisePages } = await import('./ocr/pdf-pages.ts')
  return recognisePages(bytes, numbers)
}
