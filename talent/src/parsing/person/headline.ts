import { isTitle } from '#parsing/entries/classify'
import { labelsIn } from '#parsing/person/labels'
import type { Row } from '#parsing/rows'
import { type Found, found, split } from '#parsing/span'

const rowsRead = 4
const longest = 90

/** A post named at the top, under the name or in its place: what the person offers to be. `rows` stand before any heading. */
export const headlineIn = (rows: readonly Row[]): Found<string>[] => {
  const row = rows
    .slice(0, rowsRead)
    .find((one) => !one.bullet && one.piece.text.length <= longest && labelsIn(one).length === 0 && isOffer(one))
  return row ? split(row.piece, /[|｜]/).map((piece) => found(piece, 'expectation.headline', 0.7)) : []
}

/** A list of posts is an offer where one of them is a title: "Sales Representative, Women's Healthcare Specialist". */
const isOffer = ({ piece }: Row): boolean =>
  !/(?<![\d])\d+(?!st\b|nd\b|rd\b|th\b|\d)|@|[.。]$/i.test(piece.text) &&
  split(piece, /[|｜]/).every((one) => isTitle(one.text) || split(one, /[,，&]/).some(({ text }) => isTitle(text)))
