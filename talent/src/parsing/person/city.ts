import type { Labelled } from '#parsing/person/labels'
import { cityOfCountry, countryOf, type PlaceValue, placeAt, placeOf } from '#parsing/places'
import type { Row } from '#parsing/rows'
import { type Found, foundAs, type Piece, part, split } from '#parsing/span'

/** The place that a piece begins with; an address behind it is kept as it stands. */
export const placeFound = (piece: Piece, rule: string, confidence: number): Found<PlaceValue> | undefined => {
  const read = placeAt(piece.text)
  if (read) return foundAs(part(piece, 0, read.length), read.value, rule, confidence)
  const country = countryOf(piece.text) ?? cityOfCountry(piece.text)
  return country && foundAs(piece, country, rule, confidence * 0.95)
}

export const labelledPlace = (
  labels: readonly Labelled[],
  label: Labelled['label'],
  rule: string,
): Found<PlaceValue> | undefined =>
  labels
    .filter((one) => one.label === label)
    .map(({ value }) => placeFound(value, rule, 0.96) ?? unknownCity(value, rule))
    .find((one) => one !== undefined)

/** A label says that it is a place; a short text of it is believed even where the lists do not know it. */
const unknownCity = (value: Piece, rule: string): Found<PlaceValue> | undefined => {
  const first = split(value, /[\t|｜;]/)[0]
  if (!first || first.text.length > 30 || /[\d@]/.test(first.text) || !/^[\p{Lu}\u3400-\u9fff]/u.test(first.text))
    return undefined
  return foundAs(first, { city: first.text }, rule, 0.7)
}

const inAddress =
  /(?:\d+\s.*?,\s*|^|[|•·,]\s*)((?:[A-Z][A-Za-z.'’-]+\s?){1,3},\s*[A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?(?=$|[\s|•·,])/

/** A place that stands among the contacts: a part of a line of its own, or the end of an address. */
export const cityAmong = (rows: readonly Row[]): Found<PlaceValue> | undefined => {
  for (const row of rows) {
    if (row.piece.text.length > 140 || row.bullet) continue
    for (const piece of row.cells.flatMap((cell) =>
      split(cell, /[\t|｜•·◆●♦\p{So}]|\s[-–—/]\s|\s{2,}|(?<=[\u3400-\u9fff])\s(?=[\u3400-\u9fff\d])/u),
    )) {
      const behind = /^(?:现居住?于?|居住于|base[d]? in|lives? in|现住)\s*/i.exec(piece.text)?.[0].length ?? 0
      if (behind > 0) return placeFound(part(piece, behind), 'city.word', 0.9)
      const value = placeOf(piece.text.replace(/\s+\d{5}(?:-\d{4})?$/, ''))
      if (value && Object.keys(value).length > 0) {
        const read = placeAt(piece.text)
        return read && foundAs(part(piece, 0, read.length), read.value, 'city.alone', 0.85)
      }
    }
    const match = inAddress.exec(row.piece.text)
    const text = match?.[1]
    if (match && text) {
      const from = row.piece.text.indexOf(text, match.index)
      const value = placeOf(text)
      if (value) return foundAs(part(row.piece, from, from + text.length), value, 'city.address', 0.8)
    }
  }
  return undefined
}
