import { degreesEn, degreesZh } from '#parsing/lexicon/degrees'
import { type Found, foundAs, hasCjk, type Piece, part } from '#parsing/span'

/** The degree that a piece names, with the words that name it. */
export const degreeIn = (piece: Piece): Found<string> | undefined => {
  const lists = hasCjk(piece.text) ? [...degreesZh, ...degreesEn] : degreesEn
  for (const [pattern, id] of lists) {
    const match = pattern.exec(piece.text)
    if (match && match[0] !== '')
      return foundAs(part(piece, match.index, match.index + match[0].trimEnd().length), id, 'education.degree', 0.95)
  }
  return undefined
}
