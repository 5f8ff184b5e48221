import PostalMime from 'postal-mime'
import { assemble } from './assemble.ts'
import { type DocumentText, ReadFailure } from './document.ts'
import { htmlDocument } from './html.ts'
import { plainLine } from './plain-line.ts'
import { linesOfText } from './plain-text.ts'

const most = { attachments: 50, bytes: 60 * 2 ** 20 }

/** A message: its subject and body; what is attached are files of their own. */
export async function readEml(bytes: Uint8Array): Promise<DocumentText> {
  const message = await parse(bytes)
  const body = message.html ? htmlDocument(message.html) : undefined
  const subject = plainLine(message.subject ?? '', { heading: false })
  const said = body ? body.lines : linesOfText(message.text ?? '')
  const lines = [...(subject ? [subject] : []), ...said.map((line) => ({ ...line, region: line.region + 1 }))]
  const attachments = attached(message.attachments)
  const draft = { kind: 'eml', pages: [{ number: 1, width: 0, height: 0, ocr: false }], attachments } as const
  return assemble({ ...draft, lines, hidden: body?.hidden ?? [] })
}

async function parse(bytes: Uint8Array) {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 20, attachmentEncoding: 'arraybuffer' })
  } catch {
    throw new ReadFailure('corrupt')
  }
}

function attached(found: Awaited<ReturnType<typeof parse>>['attachments']): DocumentText['attachments'] {
  let room = most.bytes
  return found.slice(0, most.attachments).flatMap((one) => {
    const { content } = one
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
    // A picture inside the body is a signature or a logo, not a file that was sent.
    if (one.disposition === 'inline' && one.related && one.mimeType.startsWith('image/')) return []
    room -= bytes.length
    return room < 0 ? [] : [{ name: one.filename ?? 'attachment', type: one.mimeType, bytes }]
  })
}
