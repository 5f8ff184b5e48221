/** Signs that have one form only: most texts have no others. */
const settledForm = /^[\t\n\r\x20-\x7e\u4e00-\u9fff·–—‘’“”•、。《》「」『』【】]*$/

/** Text from PDFs holds compatibility forms (⾼, ﬁ, ｗ) that look the same and are not. */
export const normalise = (text: string): string =>
  (settledForm.test(text) ? text : text.normalize('NFKC')).toLowerCase()

/** A part of a text that is all Han characters, or a word of anything else. */
export interface Run {
  han: boolean
  text: string
}

/** Runs of Han characters, and words with the signs that belong to names of techniques: c++, c#, node.js. */
const runs = /(\p{Script=Han}+)|([\p{L}\p{N}][\p{L}\p{N}+#]*(?:[.'’][\p{L}\p{N}+#]+)*)/gu
const han = /^\p{Script=Han}/u

/**
 * What most texts are made of, and nothing else: ASCII, the common Han characters, and signs that stand between words
 * whatever form they have. Such a text is cut by the codes of its signs, several times as fast and with the same result.
 */
const plain = /^[\t\n\r\x20-\x7e\u4e00-\u9fff·–—‘’“”•…\u3000、。《》「」『』【】！（），／：；？～]*$/

export const runsOf = (text: string): Run[] => (plain.test(text) ? plainRuns(text.toLowerCase()) : anyRuns(text))

/** The same of any text; exported to be compared with. */
export function anyRuns(text: string): Run[] {
  const found: Run[] = []
  for (const [run] of normalise(text).matchAll(runs)) {
    if (han.test(run)) found.push({ han: true, text: run })
    else addParts(run, found)
  }
  return found
}

/** `\p{L}` takes Han too: a word such as "go开发" is a word and a run. */
function addParts(run: string, found: Run[]): void {
  for (const part of run.split(/(\p{Script=Han}+)/u)) if (part) found.push({ han: han.test(part), text: part })
}

const isHan = (code: number): boolean => code >= 0x4e00 && code <= 0x9fff
/** Small letters and digits: the text has no others. */
const isLetter = (code: number): boolean => (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)
/** What goes on with a word: + and # too. */
const goesOn = (code: number): boolean => isLetter(code) || isHan(code) || code === 0x2b || code === 0x23
/** What may stand inside a word: . ' ’ */
const joins = (code: number): boolean => code === 0x2e || code === 0x27 || code === 0x2019

function plainRuns(text: string): Run[] {
  const found: Run[] = []
  let at = 0
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (isHan(code)) {
      const end = endOfHan(text, at)
      found.push({ han: true, text: text.slice(at, end) })
      at = end
    } else if (isLetter(code)) {
      const end = endOfWord(text, at)
      addPlainParts(text, at, end, found)
      at = end
    } else at++
  }
  return found
}

function endOfHan(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && isHan(text.charCodeAt(at))) at++
  return at
}

function endOfWord(text: string, from: number): number {
  let at = from + 1
  while (at < text.length) {
    const code = text.charCodeAt(at)
    const isInside = goesOn(code) || (joins(code) && at + 1 < text.length && goesOn(text.charCodeAt(at + 1)))
    if (!isInside) break
    at++
  }
  return at
}

/** The same as `addParts` for a part of a plain text. */
function addPlainParts(text: string, from: number, end: number, found: Run[]): void {
  let start = from
  for (let at = from; at < end; at++) {
    if (!isHan(text.charCodeAt(at))) continue
    if (at > start) found.push({ han: false, text: text.slice(start, at) })
    start = endOfHan(text, at)
    found.push({ han: true, text: text.slice(at, start) })
    at = start - 1
  }
  if (end > start) found.push({ han: false, text: text.slice(start, end) })
}
