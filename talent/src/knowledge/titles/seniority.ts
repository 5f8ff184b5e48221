import { listOf, readTable } from './table.ts'

export const seniorities = [
  'intern',
  'junior',
  'mid',
  'senior',
  'staff',
  'principal',
  'lead',
  'supervisor',
  'manager',
  'director',
  'vp',
  'chief',
] as const
export type Seniority = (typeof seniorities)[number]

export interface SeniorityReading {
  level: Seniority
  /** 0 for an intern to 9 for a chief; two levels may share a rank. */
  rank: number
  /** The words it was read from; none where only a grade told it. */
  words: string[]
}

interface Word {
  level: Seniority
  rank: number
  word: string
}

const table = readTable('seniority.tsv')
const isSeniority = (value: string | undefined): value is Seniority => seniorities.some((level) => level === value)
const words: Word[] = table.flatMap((row) => {
  if (!isSeniority(row.level)) throw new Error(`seniority.tsv: ${row.level}`)
  const { level } = row
  return [...listOf(row.zh), ...listOf(row.en)].map((word) => ({ level, rank: Number(row.rank), word }))
})
const ranks = new Map(table.map((row) => [row.level, Number(row.rank)]))

/** Words that hold a rank's word without being one: an account manager leads nobody, a business partner owns nothing. */
const notARank =
  /(?:客户|产品|项目|大堂|品牌|投资|基金|理财|商务|渠道|城市|关系|社区|内容|物业管理|医药)经理|主任(?:医师|护师|药师|技师|科员)|\b(?:account|product|project|program|programme|case|community|brand|category|relationship|content|property|fund|portfolio|territory|social media|event|database|change|office) managers?\b|\bbusiness partner\b|\bchannel partner\b|\blead generation\b|\b(?:film|art|music|creative|funeral|casting) director\b|艺术总监|创意总监|\bchief of staff\b|\bmanager trainee\b|\bpresident office\b|\bteaching fellow\b|\bpost ?doctoral fellow\b|\bstaff (?:nurse|accountant|writer|reporter|attorney|pharmacist|photographer)\b/g
const assistantTo =
  /(?:总经理|总裁|董事长|总监|经理|主任|院长|校长|厂长|首席执行官|ceo|副总裁|副总)(?:的)?(?:助理|秘书)|\b(?:assistant|secretary) to\b.*$/g
const deputy = /^(?:副|助理)|\b(?:assistant|deputy|associate|vice|co)\b/

const grades: readonly (readonly [RegExp, Seniority])[] = [
  [/^(?:p[1-4]|t1|i|1|l[1-3]|j1)\b/, 'junior'],
  [/^(?:p5|t2|ii|2|l4|j2)\b/, 'mid'],
  [/^(?:p6|t3|iii|3|l5)\b/, 'senior'],
  [/^(?:p7|t4|iv|4|l6)\b/, 'staff'],
  [/^(?:p(?:[89]|1\d)|t[5-9]|v|5|l[789])\b/, 'principal'],
  [/^m[12]\b/, 'manager'],
  [/^m[34]\b|^d\d/, 'director'],
]

function fromGrade(grade: string | undefined): SeniorityReading | undefined {
  const level = grade === undefined ? undefined : grades.find(([pattern]) => pattern.test(grade))?.[1]
  return level === undefined ? undefined : { level, rank: ranks.get(level) ?? 2, words: [] }
}

const latinPattern = new Map(
  words.filter(({ word }) => /^[a-z]/.test(word)).map(({ word }) => [word, new RegExp(`\\b${word}\\b`)]),
)

/** The level that a cleaned title names; the highest where it names several. Undefined where it names none. */
export function readSeniority(core: string, grade?: string): SeniorityReading | undefined {
  const text = core.replace(assistantTo, ' ').replace(notARank, ' ')
  const found = words.filter(({ word }) => latinPattern.get(word)?.test(text) ?? text.includes(word))
  const apart = found.filter((one) => !found.some((other) => other !== one && covers(other, one)))
  const top = apart.reduce<Word | undefined>((best, one) => (best && best.rank >= one.rank ? best : one), undefined)
  if (!top) return fromGrade(grade)
  const lowest = apart.find(({ rank }) => rank === 0)
  const named = lowest && top.rank < 9 ? lowest : top
  return { ...lowered(named, text), words: apart.map(({ word }) => word) }
}

/** 副总裁 is no 总裁: the longer word takes the shorter one in, unless both belong to one level. */
function covers(longer: Word, shorter: Word): boolean {
  return longer.word.length > shorter.word.length && longer.word.includes(shorter.word)
}

function lowered({ level, rank }: Word, text: string): { level: Seniority; rank: number } {
  if (level === 'manager' && deputy.test(text)) return { level: 'supervisor', rank: 5 }
  return { level, rank }
}
