import type { Proof } from '#matching/match'
import type { Stretch } from '#matching/months'
import type { TradeShare } from '#matching/trades'

/** What a resume proves, as plain data: it can be stored beside the record and matched again without the record. */

export interface SkillUse {
  id: string
  /** Months of the dated posts and projects whose text shows it, overlaps counted once; 0 where none has dates. */
  months: number
  /** The month behind the last one in which it was used; missing where no date tells. */
  lastMonth?: number
  /** 1 heard of (了解), 2 familiar (熟悉), 3 skilled (熟练), 4 expert (精通), as the resume says of itself. */
  depth?: number
  /** Stands in a post or project, not only in a list or a summary. */
  shown: boolean
  proofs: readonly Proof[]
}

export interface Stay {
  path: string
  kind: 'work' | 'intern'
  title: string
  company: string
  /** Missing where the resume gives no dates. */
  stretch?: Stretch
  untilNow: boolean
  industries: readonly string[]
  /** Skills that its own text shows. */
  skills: readonly string[]
  proof?: Proof
}

export interface Passage {
  path: string
  text: string
  /** A post or a project, in which things were done; or a list, a summary, a school, which only name them. */
  shows: boolean
}

export interface CandidateProfile {
  skills: readonly SkillUse[]
  stays: readonly Stay[]
  /** What the posts, and less so the rest, are about. */
  trades: readonly TradeShare[]
  /** Titles wished for, which count less than titles held. */
  wishedTitles: readonly { title: string; proof: Proof }[]
  industries: readonly { id: string; months: number; proofs: readonly Proof[] }[]
  /** From the dates, overlaps counted once, internships left out; missing where nothing is dated. */
  totalMonths?: number
  /** What the resume states without dates to show it. */
  statedYears?: { years: number; proof: Proof }
  degree?: { id: string; proofs: readonly Proof[] }
  majors: readonly { id: string; proof: Proof }[]
  /** Words of the majors, for those that the taxonomy does not know. */
  majorWords: readonly { text: string; proof: Proof }[]
  schoolTiers: readonly { id: string; proof: Proof }[]
  cityNow?: { id: string; proof: Proof }
  citiesWanted: readonly { id: string; proof: Proof }[]
  /** A month in fen, with its currency. */
  salary?: { min: number; max: number; unit: string; expected: boolean; proof: Proof }
  languages: readonly { id: string; level: number; proofs: readonly Proof[] }[]
  certificates: readonly { id: string; proof: Proof }[]
  peopleLed?: { count: number; proof: Proof }
  /** Leads by title (manager, 总监) where no number is told. */
  leads?: Proof
  stability?: { medianMonths: number; shortStays: number; gapMonths: number; gapAfter?: string }
  /** A list with more skills than any career shows, hardly any of them in a post. */
  stuffed: boolean
  passages: readonly Passage[]
  /** The month in which this was read; use of a skill is recent or old against it. */
  today: number
  version: string
}
