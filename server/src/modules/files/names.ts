import { fileKinds } from '@cohort/contract/file-kinds'

const longest = 200
/** Controls, and marks that turn the direction of writing around: with them `gpj.exe` reads like a picture. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu
const pathSigns = /[/\\]/

/** The last part of whatever was sent as a name. Emoji and every script stay as they are. */
export function cleanName(sent: string | undefined): string {
  const last = (sent ?? '').toWellFormed().normalize('NFC').split(pathSigns).at(-1) ?? ''
  const plain = last
    .replace(unseen, '')
    .replace(/^[A-Za-z]:/, '')
    .replace(/[.\s]+$/, '')
    .trim()
  return shortened(plain === '' ? 'file' : plain)
}

/** Cut between characters as people see them, before the ending. */
function shortened(name: string): string {
  if (name.length <= longest) return name
  const ending = endingOf(name)
  const tail = ending === '' ? '' : `.${ending}`
  let kept = ''
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, longest))) {
    if (kept.length + segment.length + tail.length > longest) break
    kept += segment
  }
  return kept + tail
}

const endingPattern = /\.([\p{L}\p{N}]{1,10})$/u

/** `pdf` of `a.b.PDF`; empty where there is none. */
export const endingOf = (name: string): string => endingPattern.exec(name)?.[1]?.toLowerCase() ?? ''

export const withoutEnding = (name: string): string => name.replace(endingPattern, '') || name

const knownEndings = new Set(Object.values(fileKinds).flatMap(({ endings }) => endings))

/** The name with an ending that fits the type: a wrong one is replaced, what is no ending of ours is kept before it. */
export function fittingName(name: string, type: string): string {
  const endings = fileKinds[type]?.endings ?? []
  const ending = endingOf(name)
  const [best] = endings
  if (best === undefined || endings.includes(ending)) return name
  // A text can be in any language of machines, and many a format is a zip inside: what we do not know is left alone.
  const open = type.startsWith('text/') || type === 'application/zip'
  if (open && ending !== '' && !knownEndings.has(ending)) return name
  return `${knownEndings.has(ending) ? withoutEnding(name) : name}.${best}`
}

/** RFC 6266: the name in ASCII for the old, in UTF-8 (RFC 5987) for everyone else. */
export function fileNames(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `filename="${plain}"; filename*=UTF-8''${encoded}`
}
