import { type Found, foundAs, type Piece, part } from '#parsing/span'

const plain =
  /[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,12}(?![A-Za-z0-9])/g
/** Spaces come in where letters were far apart, or were put there against robots. */
const spaced =
  /[A-Za-z0-9][A-Za-z0-9._%+-]{1,40}\s?(?:@|\(at\)|\[at\])\s?[A-Za-z0-9-]{1,30}(?:\s?(?:\.|\(dot\)|\[dot\])\s?[A-Za-z0-9-]{2,20}){0,2}\s?(?:\.|\(dot\)|\[dot\])\s?(?:com|cn|net|org|edu|io|co|me|gov|info|uk|in|hk|tw|de|fr|jp)(?![A-Za-z0-9])/gi

const unspaced = (text: string): string =>
  text
    .replace(/\s?(?:\(at\)|\[at\])\s?/gi, '@')
    .replace(/\s?(?:\(dot\)|\[dot\])\s?/gi, '.')
    .replace(/\s+/g, '')

const isAddress = (text: string): boolean => !text.includes('..') && !text.includes('.@') && text.length <= 200

/** Addresses in the order in which they stand. */
export const emailsIn = (piece: Piece): Found<string>[] => {
  const exact = [...piece.text.matchAll(plain)].map((match) =>
    foundAs(part(piece, match.index, match.index + match[0].length), match[0], 'email.plain', 0.99),
  )
  if (exact.length > 0) return exact.filter(({ value }) => isAddress(value))
  return [...piece.text.matchAll(spaced)]
    .map((match) =>
      foundAs(part(piece, match.index, match.index + match[0].length), unspaced(match[0]), 'email.spaced', 0.85),
    )
    .filter(({ value }) => isAddress(value))
}
