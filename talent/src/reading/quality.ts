import type { DocumentText, HiddenText, Page, Problem, Quality } from './document.ts'
import { scriptsOf } from './language.ts'
import { misreadSigns } from './mojibake.ts'

type Finding = Quality['problems'][number]

export interface Evidence {
  text: string
  language: DocumentText['language']
  pages: readonly Page[]
  hidden: readonly HiddenText[]
  /** What the reader of the format saw on its way. */
  found: readonly Finding[]
  /** Signs that had no meaning: private use, without a code, not decodable. */
  lost: number
}

/** What each problem costs. */
const costs: Record<Problem, number> = {
  empty: 1,
  fewWords: 0.45,
  imageOnly: 0.8,
  brokenEncoding: 0.7,
  mixedColumns: 0.35,
  lowRecognition: 0.4,
  hiddenText: 0.3,
  truncated: 0.2,
  otherLanguage: 0.4,
}
/** With one of these nothing that was read can be relied upon. */
const fatal: readonly Problem[] = ['empty', 'imageOnly', 'brokenEncoding']

export function judge(evidence: Evidence): Quality {
  const problems = [...evidence.found, ...textProblems(evidence)]
  const kinds = new Set(problems.map((one) => one.problem))
  const score = Math.max(0, 1 - [...kinds].reduce((sum, kind) => sum + costs[kind], 0))
  const whole = problems.some((one) => fatal.includes(one.problem) && one.page === undefined)
  const verdict = whole ? 'unreadable' : kinds.size > 0 ? 'review' : 'good'
  return { score: Math.round(score * 100) / 100, verdict, problems }
}

function textProblems(evidence: Evidence): Finding[] {
  const { text, language, hidden, lost, found } = evidence
  const problems: Finding[] = []
  const scripts = scriptsOf(text)
  const amount = scripts.han + scripts.kana + (scripts.latin + scripts.other) / 4
  const imageOnly = found.some((one) => one.problem === 'imageOnly')
  if (text.trim() === '' && !imageOnly) problems.push({ problem: 'empty' })
  else if (amount < 25 && !imageOnly) problems.push({ problem: 'fewWords', detail: String(Math.round(amount)) })
  const broken = brokenShare(text, lost)
  if (broken > 0.1) problems.push({ problem: 'brokenEncoding', detail: broken.toFixed(2) })
  if (hidden.length > 0) problems.push({ problem: 'hiddenText', page: hidden[0]?.page })
  if (language === 'other' && broken <= 0.1) problems.push({ problem: 'otherLanguage' })
  return problems
}

/** The share of signs that say nothing. */
export function brokenShare(text: string, lost: number): number {
  const all = text.replace(/\s/g, '').length + lost
  if (all < 10) return 0
  const replaced = text.match(/\uFFFD|[\u0080-\u009F]|\(cid:\d+\)/g)?.length ?? 0
  return (replaced + lost + misreadSigns(text)) / all
}
