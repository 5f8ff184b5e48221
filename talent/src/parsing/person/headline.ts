import { isTitle } from '#parsing/entries/classify'
import { labelsIn } from '#parsing/person/labels'
import type { Row } from '#parsing/rows'
import { type Found, found, type Piece, split, without } from '#parsing/span'

const rowsRead = 4
const longest = 90

/**
 * A post named at the top, under the name, beside it or in its place: what the person offers to be. `rows` stand before any
 * heading.
 */
export const headlineIn = (rows: readonly Row[], name: Found | undefined): Found<string>[] => {
  for (const row of rows.slice(0, rowsRead)) {
    if (row.bullet || row.piece.text.length > longest || labelsIn(row).length > 0) continue
    const parts = without(row.piece, name ? [name] : []).flatMap((one) => split(one, /[|｜]/))
    if (parts.length > 0 && parts.every(isOffer)) return parts.map((one) => found(one, 'expectation.headline', 0.7))
  }
  return []
}

/** A list of posts is an offer where one of them is a title: "Sales Representative, Women's Healthcare Specialist". */
const isOffer = (piece: Piece): boolean =>
  !/(?<![\d])\d+(?!st\b|nd\b|rd\b|th\b|\d)|@|[.。]$/i.test(piece.text) &&
  (isTitle(piece.text) || split(piece, /[,，&]/).some(({ text }) => isTitle(text)))
