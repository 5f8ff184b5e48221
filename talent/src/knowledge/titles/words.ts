const small = new Set(['of', 'and', 'the', 'for', 'in', 'to', 'a', 'an', 'at', 'with', 'or', 'on', 'by', 'amp'])

/** One spelling for widths, cases, dashes and the dots of abbreviations. */
export function foldTitle(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\b([a-z])\.(?=[a-z]\b)/g, '$1')
    .replace(/[‐-―_]/g, '-')
    .replace(/'s\b/g, '')
}

/** The plural of a title means the same; words that only look like plurals stay. */
function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is|ics|ies|ings)$/.test(word)) {
    if (/[^aeiou]ies$/.test(word) && word.length > 5) return `${word.slice(0, -3)}y`
    return word
  }
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** The Latin words of a folded title, in order, without those that bind others. */
export function latinWords(folded: string): string[] {
  const found = folded.match(/[a-z0-9][a-z0-9+#&.]*|\.net/g) ?? []
  return found
    .map((word) => singular(word.replace(/\.+$/, '')))
    .filter((word) => word !== '' && !small.has(word) && !/^\d+$/.test(word))
}

/** The runs of Han characters of a folded title, without the characters that bind others. */
export function hanRuns(folded: string): string[] {
  return (folded.match(/\p{Script=Han}+/gu) ?? [])
    .flatMap((run) => run.split(/[与和及的之或]/))
    .filter((run) => run !== '')
}
