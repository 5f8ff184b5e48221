/** A job ad as clauses: what each says, where it stands, and under which heading. */

export const adParts = ['duties', 'musts', 'wishes', 'benefits', 'company', 'plain'] as const
export type AdPart = (typeof adParts)[number]

export interface Clause {
  text: string
  start: number
  end: number
  part: AdPart
  /** The heading itself says "must have", not only "requirements". */
  strict: boolean
}

interface Heading {
  part: AdPart
  strict?: boolean
  words: RegExp
}

/** Wishes before musts: "preferred qualifications" is both. */
const headings: readonly Heading[] = [
  {
    part: 'wishes',
    words:
      /^(?:加分项?|优先(?:条件|考虑|项)?|更佳|bonus(?: points| skills)?|nice[- ]to[- ]haves?|pluses|preferred(?: \w+){0,2}|desir(?:ed|able)(?: \w+){0,2}|good to have)$/i,
  },
  {
    part: 'musts',
    strict: true,
    words:
      /^(?:硬性(?:要求|条件)|必备(?:条件|技能|要求)?|必须(?:条件|具备)?|must[- ]haves?|(?:required|minimum|basic|essential|mandatory)(?: \w+){0,3})$/i,
  },
  {
    part: 'musts',
    words:
      /^(?:任职(?:要求|资格|条件|标准)|岗位要求|职位要求|应聘(?:要求|条件)|招聘要求|技能要求|能力要求|资格要求|我们希望你|我们需要你|希望你|你需要(?:具备)?|要求|(?:job |key |candidate )?(?:requirements?|qualifications?)|what you(?:'ll| will)? (?:need|bring)|(?:who )?you (?:are|have|bring)|who you are|about you|skills(?: and \w+)?|we(?:'re| are) looking for|what we(?:'re| are) looking for|ideal candidate|your profile|experience(?: and \w+)?)$/i,
  },
  {
    part: 'duties',
    words:
      /^(?:(?:岗位|工作|主要|职位)(?:职责|内容|描述)|职责(?:描述)?|你将负责|你要做的|(?:job |key |main |your )?(?:responsibilities|duties|description)|what you(?:'ll| will) (?:do|be doing)|the role|your (?:role|tasks|mission)|role overview|about the (?:role|job)|day to day)$/i,
  },
  {
    part: 'benefits',
    words:
      /^(?:福利(?:待遇)?|薪(?:资|酬)福利|我们提供|你将获得|员工福利|benefits(?: and \w+)?|perks(?: and \w+)?|what we offer|we offer|compensation(?: and \w+)?|why (?:join )?us)$/i,
  },
  {
    part: 'company',
    words:
      /^(?:公司(?:简介|介绍)|关于我们|团队介绍|企业介绍|about (?:us|the (?:company|team))|who we are|our company|the company)$/i,
  },
]

const marker =
  /^[\s\u3000]*(?:[-–—•·*●▪◆■□✓√★#>]+|[(（]?\d{1,2}[)）.、．:：](?!\d)|[(（]?[一二三四五六七八九十]{1,2}[)）、.．])[\s\u3000]*/

/** Also where no line feed parts them: "任职要求：1、本科；2、三年以上。" */
const breaks =
  /\r?\n|(?<=[。；;.!！：:])\s*(?=\d{1,2}[、.．)）](?!\d))|[。；;！!](?:\s|(?=[^\s”」）)]))|(?<=[a-z)\d+#]{2})\.(?=\s+[A-Z]|\s*$)/gm

export function headingOf(text: string): Heading | undefined {
  const plain = text
    .replace(/^[【[「《#\s*]+|[】\]」》\s*:：]+$/g, '')
    .replace(/[:：]$/, '')
    .trim()
  if (plain.length === 0 || plain.length > 40) return undefined
  return headings.find(({ words }) => words.test(plain))
}

/** A heading with what it heads on one line: "任职要求：本科及以上". */
function inlineHeading(text: string): { heading: Heading; length: number } | undefined {
  const found = /^[【[「\s]*([^:：】\]」]{1,30})[】\]」:：]+\s*/.exec(text)
  const heading = found?.[1] === undefined ? undefined : headingOf(found[1])
  return heading && found ? { heading, length: found[0].length } : undefined
}

export function clausesOf(ad: string): Clause[] {
  const clauses: Clause[] = []
  let now: { part: AdPart; strict: boolean } = { part: 'plain', strict: false }
  for (const [from, to] of piecesOf(ad)) {
    let start = skip(ad, from, to)
    const inline = inlineHeading(ad.slice(start, to))
    if (inline) {
      now = { part: inline.heading.part, strict: inline.heading.strict ?? false }
      start = skip(ad, start + inline.length, to)
    } else {
      const heading = headingOf(ad.slice(start, to))
      if (heading) {
        now = { part: heading.part, strict: heading.strict ?? false }
        continue
      }
    }
    const text = ad.slice(start, to).trimEnd()
    if (text !== '') clauses.push({ text, start, end: start + text.length, ...now })
  }
  return clauses
}

function piecesOf(ad: string): [number, number][] {
  const pieces: [number, number][] = []
  let from = 0
  for (const found of ad.matchAll(breaks)) {
    pieces.push([from, found.index])
    from = found.index + found[0].length
  }
  return [...pieces, [from, ad.length]]
}

/** Past bullets and numbers. */
function skip(ad: string, from: number, to: number): number {
  const text = ad.slice(from, to)
  return from + (marker.exec(text)?.[0].length ?? text.length - text.trimStart().length)
}

/** The parts of a clause between commas, for words such as 优先 that belong to one of them. */
export function segmentsOf(
  { text, start }: Pick<Clause, 'text' | 'start'>,
  signs = /[，,]/g,
): { text: string; start: number }[] {
  const segments: { text: string; start: number }[] = []
  let from = 0
  for (const found of text.matchAll(signs)) {
    segments.push({ text: text.slice(from, found.index), start: start + from })
    from = found.index + found[0].length
  }
  segments.push({ text: text.slice(from), start: start + from })
  return segments.filter((segment) => segment.text.trim() !== '')
}
