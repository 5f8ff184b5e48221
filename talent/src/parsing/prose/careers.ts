import { datesIn, type FoundRange, validRange } from '#parsing/dates'
import type { Entry } from '#parsing/entries/work'
import { type Clause, type FlatText, foundIn, textIn } from '#parsing/prose/flat-text'
import { heldIn } from '#parsing/prose/org-title'

const verb =
  /(?:曾先后|先后|曾经|曾|历|现|后|并|同时|兼|起|期间|一直|目前|拟|被|经|又|还|亦)*(?:担任过?|任职于?|就职于|供职于|就任|出任|任|受聘为?|工作于|服务于|调任|升任|当选为?|聘为|加入|创办|创立|创建|组建|进入|在)/g
const openers =
  /(?:担任过?|任职于?|就职于|供职于|就任|出任|任|受聘为?|工作于|服务于|调任|升任|当选为?|聘为|加入|创办|创立|创建|进入|在)$/
const tail = /(?:工作|任职|就职|担任|从事.*|实习|至今|等职务?|等|期间)+$/
const schoolOnly = /(?:就读|毕业|学习|攻读|进修|专业|学位|学历|获得|培训)/

interface Core {
  from: number
  text: string
  now: boolean
}

/** What stands behind the verb: "曾任" | "云帆公司经理". */
const coresOf = (clause: Clause): Core[] => {
  const verbs = [...clause.text.matchAll(verb)].filter(
    ({ 0: text, index }) =>
      openers.test(text) &&
      !/[主责现委信负离卸常胜]$/.test(text === '任' ? clause.text.slice(0, index) : '') &&
      !/^任(?:期|何|务|命|意|教|免|课)/.test(clause.text.slice(index + text.length - 1)),
  )
  if (verbs.length === 0) return [{ from: 0, text: clause.text, now: false }]
  return verbs.map((match, at) => {
    const from = match.index + match[0].length
    const to = verbs[at + 1]?.index ?? clause.text.length
    return { from, text: clause.text.slice(from, to), now: /现|目前/.test(match[0]) }
  })
}

const trimmedCore = ({ from, text, now }: Core): Core => {
  const lead = /^(?:于|过|为|了|[:：\s]|原|前|该(?=公司))+/.exec(text)?.[0].length ?? 0
  const body = text.slice(lead)
  const end = tail.exec(body)
  return { from: from + lead, text: end && end.index > 1 ? body.slice(0, end.index) : body, now }
}

const rangeOf = (flat: FlatText, clause: Clause, date: FoundRange | undefined, core: Core): Entry['dateRange'] => {
  if (date && validRange(date)) {
    const range = core.now && date.single ? { ...date.value, end: { untilNow: true } } : date.value
    return foundIn(flat, date.start, date.end, range, 'bio.dates', 0.88)
  }
  if (!core.now) return undefined
  const at = clause.text.search(/现|目前/)
  return at < 0
    ? undefined
    : foundIn(flat, clause.from + at, clause.from + at + 1, { start: {}, end: { untilNow: true } }, 'bio.now', 0.85)
}

/** The jobs that running text tells, in the order in which it tells them. */
export const careersIn = (flat: FlatText, clauses: readonly Clause[], today: string): Entry[] => {
  const entries: Entry[] = []
  let org: Entry['company']
  let told = false
  for (const clause of clauses) {
    const [date] = datesIn({ text: clause.text, start: clause.from }, today)
    const dated = date && date.start - clause.from < 6 ? date : undefined
    const body = dated ? { ...clause, from: dated.end, text: flat.text.slice(dated.end, clause.to) } : clause
    if (clause.first) told = false
    const spoken = new RegExp(verb.source).test(body.text) && /[任在聘职创加进]/.test(body.text)
    told ||= spoken
    if ((!told && !dated) || (schoolOnly.test(body.text) && !/任/.test(body.text))) continue
    for (const core of coresOf(body).map(trimmedCore)) {
      for (const held of heldIn(core.text)) {
        const base = body.from + core.from
        const own = held.org && textIn(flat, base + held.org.from, base + held.org.to, 'bio.company', 0.82)
        const title = held.title && textIn(flat, base + held.title.from, base + held.title.to, 'bio.title', 0.85)
        org = own ?? org
        if (!org || (!title && !spoken)) continue
        const company = own ?? { ...org, rule: 'bio.company.shared', confidence: 0.75 }
        entries.push({ company, position: title, dateRange: rangeOf(flat, clause, dated, core) })
      }
    }
  }
  return entries
}
