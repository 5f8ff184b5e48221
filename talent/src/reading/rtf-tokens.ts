export type RtfToken =
  | { kind: 'open' | 'close' }
  | { kind: 'word'; word: string; value: number | null }
  | { kind: 'byte'; value: number }
  | { kind: 'text'; text: string }
  | { kind: 'binary'; length: number }

const word = /([a-zA-Z]{1,32})(-?\d{1,10})? ?/y

/** Cuts RTF, read byte by byte as Latin-1, into its tokens. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  let at = 0
  while (at < source.length) {
    const sign = source[at]
    if (sign === '{' || sign === '}') {
      at += 1
      yield { kind: sign === '{' ? 'open' : 'close' }
    } else if (sign === '\\') {
      const next = source[at + 1] ?? ''
      if (next === "'") {
        yield { kind: 'byte', value: Number.parseInt(source.slice(at + 2, at + 4), 16) || 0 }
        at += 4
        continue
      }
      word.lastIndex = at + 1
      const found = word.exec(source)
      if (!found) {
        yield symbol(next)
        at += 2
        continue
      }
      at = word.lastIndex
      const value = found[2] === undefined ? null : Number(found[2])
      if (found[1] === 'bin') {
        at += Math.max(0, value ?? 0)
        continue
      }
      yield { kind: 'word', word: found[1] ?? '', value }
    } else {
      const end = nextSpecial(source, at)
      const text = source.slice(at, end).replace(/[\r\n]/g, '')
      at = end
      if (text !== '') yield { kind: 'text', text }
    }
  }
}

function nextSpecial(source: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    const code = source.charCodeAt(at)
    if (code === 92 || code === 123 || code === 125) return at
  }
  return source.length
}

function symbol(sign: string): RtfToken {
  if (sign === '~') return { kind: 'text', text: ' ' }
  if (sign === '_') return { kind: 'text', text: '-' }
  if (sign === '*') return { kind: 'word', word: '*', value: null }
  if (sign === '\r' || sign === '\n') return { kind: 'word', word: 'par', value: null }
  if (sign === '\\' || sign === '{' || sign === '}') return { kind: 'text', text: sign }
  return { kind: 'text', text: '' }
}
