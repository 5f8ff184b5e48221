/**
 * Letters that look alike in a picture, where only one of them can be meant. No sign is added or taken away, so that all keep
 * their places.
 */
const slips: readonly [RegExp, string][] = [
  // No English word begins with an l before such letters: "lreland", "lndustrial", "lT", "lllustrator".
  [/(?<![A-Za-z0-9])l(?=[bcdfgkmnpqrstvwxz][a-z]{2,}|nc\b|[A-Z](?![a-z])|ll)/g, 'I'],
  // The dot of an item.
  [/^[.,](?= [A-Z])/, '·'],
  // A zero among capitals and digits of a year or a number: "2O19", "1O%".
  [/(?<=\d)[Oo](?=\d)/g, '0'],
  [/(?<=\b(?:19|20))[lI](?=\d\b)/g, '1'],
]

const month = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\.?$/i

/** The space before a year is sometimes seen too early: "Jul .2007", "Ju l2011". */
function spaceBehindMonth(text: string): string {
  return text.replace(/\b([A-Z][a-z]*) ([a-z]*\.?)(?=(?:19|20)\d\d\b)/g, (said, first: string, rest: string) =>
    month.test(first + rest) ? `${first}${rest} ` : said,
  )
}

export function withoutSlips(text: string): string {
  return spaceBehindMonth(slips.reduce((said, [wrong, right]) => said.replace(wrong, right), text))
}
