import type { DocumentKind } from './document.ts'

export type ImageType = 'png' | 'jpeg' | 'webp' | 'bmp' | 'tiff' | 'gif'
export type FileKind =
  | { kind: Exclude<DocumentKind, 'image'> }
  | { kind: 'image'; type: ImageType }
  | { kind: 'zip' }
  | null

const startsWith = (bytes: Uint8Array, ...wanted: number[]): boolean => wanted.every((value, at) => bytes[at] === value)
const ascii = (bytes: Uint8Array, length: number): string => new TextDecoder('latin1').decode(bytes.subarray(0, length))

/** What a file is by its content; its name decides only between texts. */
export function kindOf(bytes: Uint8Array, name: string): FileKind {
  const image = imageTypeOf(bytes)
  if (image) return { kind: 'image', type: image }
  const head = ascii(bytes, 1024)
  if (head.includes('%PDF-')) return { kind: 'pdf' }
  if (startsWith(bytes, 0x50, 0x4b)) return { kind: 'zip' }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return { kind: 'doc' }
  const start = head.replace(/^(?:\u00ef\u00bb\u00bf)?\s*/, '')
  if (start.startsWith('{\\rtf')) return { kind: 'rtf' }
  return textKind(bytes, start, name.slice(name.lastIndexOf('.') + 1).toLowerCase())
}

export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47)) return 'png'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x47, 0x49, 0x46, 0x38)) return 'gif'
  if (startsWith(bytes, 0x42, 0x4d) && bytes[14] === 40) return 'bmp'
  if (startsWith(bytes, 0x49, 0x49, 0x2a, 0x00) || startsWith(bytes, 0x4d, 0x4d, 0x00, 0x2a)) return 'tiff'
  if (startsWith(bytes, 0x52, 0x49, 0x46, 0x46) && ascii(bytes, 12).endsWith('WEBP')) return 'webp'
  return undefined
}

const headerLine =
  /^(?:received|from|return-path|delivered-to|mime-version|message-id|date|subject|x-[\w-]+|to|dkim-signature|arc-[\w-]+):\s/im

function textKind(bytes: Uint8Array, start: string, extension: string): FileKind {
  if (/^(?:<!doctype html|<html|<\?xml[^>]*>\s*<(?:!doctype )?html|<head|<body)/i.test(start)) return { kind: 'html' }
  if (
    extension === 'eml' ||
    (/^(?:received|return-path|delivered-to|mime-version|message-id|from):\s/i.test(start) &&
      /^(?:mime-version|message-id):/im.test(start))
  ) {
    if (headerLine.test(start)) return { kind: 'eml' }
  }
  if (isBinary(bytes)) return null
  if (/^(?:html?|xhtml|mht)$/.test(extension) && /<\w+[^>]*>/.test(start)) return { kind: 'html' }
  return { kind: extension === 'md' || extension === 'markdown' ? 'markdown' : 'text' }
}

/** Control codes do not stand in texts; zeros do, in UTF-16. */
function isBinary(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 4000)
  const utf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)
  if (utf16) return false
  let controls = 0
  let zeros = [0, 0]
  for (const [at, byte] of sample.entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
    else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls += 1
  }
  const [even = 0, odd = 0] = zeros
  const oneSided = Math.min(even, odd) < sample.length * 0.02
  zeros = oneSided ? [] : zeros
  return controls > sample.length * 0.02 || zeros.length > 0
}
