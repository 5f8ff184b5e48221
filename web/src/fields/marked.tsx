import { Fragment } from 'react'

export interface Highlight {
  text: string
  spans: readonly (readonly [number, number])[]
}

/** A text with the words that a search found in it. Another text than the one found in is left as it is. */
export function Marked({ text, highlight }: { text: string; highlight?: Highlight | undefined }) {
  const offset = highlight ? text.indexOf(highlight.text) : -1
  if (!highlight || offset < 0) return text
  const parts = piecesOf(highlight)
  return (
    <>
      {text.slice(0, offset)}
      {parts.map(({ at, text: part, hit }) =>
        hit ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
      )}
      {text.slice(offset + highlight.text.length)}
    </>
  )
}

function piecesOf({ text, spans }: Highlight): { at: number; text: string; hit: boolean }[] {
  const pieces: { at: number; text: string; hit: boolean }[] = []
  let at = 0
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (from < at) continue
    pieces.push({ at, text: text.slice(at, from), hit: false }, { at: from, text: text.slice(from, to), hit: true })
    at = to
  }
  pieces.push({ at: at + 0.5, text: text.slice(at), hit: false })
  return pieces.filter((piece) => piece.text !== '').map((piece, index) => ({ ...piece, at: index }))
}
