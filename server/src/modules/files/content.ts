import { fail } from '@cohort/contract/errors'
import { fileKinds } from '@cohort/contract/file-kinds'
import { fileTypeFromBuffer } from 'file-type'
import { endingOf } from '#modules/files/names'

/** What is read of a file before it is stored: enough to tell its type. */
export const headBytes = 8192

/** Programs and shortcuts: nobody keeps them beside a resume, and whoever opens one runs it. */
const programs = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/java-vm',
  'application/wasm',
  'application/x-ms-shortcut',
  'application/x.ms.shortcut',
  'application/x.apple.alias',
  'application/x-ms-installer',
])
/** Texts that a machine runs when they are opened. */
const scriptEndings = new Set(
  'bat cmd com ps1 psm1 vbs vbe js jse mjs wsf wsh hta sh bash zsh command scpt reg inf scf url lnk jar msi exe'.split(
    ' ',
  ),
)
const aliases: Record<string, string> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'audio/opus': 'audio/ogg',
  'video/x-m4v': 'video/mp4',
  'video/matroska': 'video/x-matroska',
  'image/heif': 'image/heic',
  'image/apng': 'image/png',
  'application/vnd.rar': 'application/x-rar-compressed',
}
/** The older Office files share one container; only the name tells them apart, and none of them is shown. */
const olderOffice = ['application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint']

/** The media type by the first bytes. The name only chooses between kinds of text and of older Office files. */
export async function typeOf(head: Buffer, name: string): Promise<string> {
  if (head.length === 0) return 'application/octet-stream'
  if (isArchive(head)) return 'application/zip'
  const found = await fileTypeFromBuffer(head)
  if (found && programs.has(found.mime)) throw fail('UnsupportedFile')
  if (found?.mime === 'application/x-cfb') return officeType(name)
  const mime = found && (aliases[found.mime] ?? found.mime)
  if (mime && mime !== 'application/xml' && fileKinds[mime]) return mime
  if (head.subarray(0, 1024).includes('%PDF-')) return 'application/pdf'
  return isText(head) ? textType(head, name) : 'application/octet-stream'
}

export const isArchive = (head: Buffer): boolean =>
  head.length >= 4 && (head.readUInt32BE(0) === 0x504b0304 || head.readUInt32BE(0) === 0x504b0506)

const officeType = (name: string): string =>
  olderOffice.find((type) => fileKinds[type]?.endings.includes(endingOf(name))) ?? 'application/octet-stream'

/** UTF-16 with its mark, or bytes none of which are controls; the encoding is left to whoever shows it. */
function isText(head: Buffer): boolean {
  if (head.length >= 2 && [0xfffe, 0xfeff].includes(head.readUInt16BE(0))) return true
  return !head.some((byte) => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].includes(byte))
}

/** What a browser or a machine might run is found by its content, whatever it is called. */
function textType(head: Buffer, name: string): string {
  const ending = endingOf(name)
  const text = new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-8').decode(head).trimStart().toLowerCase()
  if (text.startsWith('#!') || scriptEndings.has(ending)) return 'text/x-script'
  const marked = text.startsWith('<') ? markupType(text) : undefined
  if (marked) return marked
  const named = ['text/csv', 'text/markdown', 'text/html', 'application/json', 'application/xml'].find((type) =>
    fileKinds[type]?.endings.includes(ending),
  )
  return named ?? 'text/plain'
}

const preamble = /^(?:<\?[^>]*\?>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[^\]]*\]\s*)?>|\s)+/
const pageElements = new Set([
  'html',
  'head',
  'body',
  'title',
  'meta',
  'script',
  'style',
  'iframe',
  'div',
  'p',
  'table',
])

/** By the first element, as a browser would go by it. */
function markupType(text: string): string | undefined {
  if (text.startsWith('<!doctype html')) return 'text/html'
  const root = /^<(?:[\w-]+:)?([\w-]+)/.exec(text.replace(preamble, ''))?.[1]
  if (root === 'svg') return 'image/svg+xml'
  if (root && pageElements.has(root)) return 'text/html'
  return text.startsWith('<?xml') ? 'application/xml' : undefined
}
