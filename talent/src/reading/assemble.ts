import type { DocumentKind, DocumentText, HiddenText, Line, Page, Picture, Quality } from './document.ts'
import { languageOf } from './language.ts'
import type { DraftLine } from './lines.ts'
import { judge } from './quality.ts'

/** Raised whenever a reader tells something else of the same file. */
const version = 'reading-3'

/** What a reader of one format found. */
export interface Draft {
  kind: DocumentKind
  lines: readonly DraftLine[]
  pages: readonly Page[]
  hidden?: readonly HiddenText[]
  margins?: DocumentText['margins']
  pictures?: readonly Picture[]
  attachments?: DocumentText['attachments']
  found?: Quality['problems']
  lost?: number
}

export function assemble(draft: Draft): DocumentText {
  const lines: Line[] = []
  let start = 0
  for (const line of draft.lines) {
    lines.push({ ...line, start })
    start += line.text.length + 1
  }
  const text = lines.map((line) => line.text).join('\n')
  const language = languageOf(text)
  const { hidden = [], found = [], lost = 0, pages } = draft
  return {
    kind: draft.kind,
    text,
    lines,
    pages,
    hidden,
    margins: draft.margins ?? [],
    pictures: draft.pictures ?? [],
    language,
    quality: judge({ text, language, pages, hidden, found, lost }),
    attachments: draft.attachments ?? [],
    version,
  }
}
