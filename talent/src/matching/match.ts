import type { requirementKinds } from '@cohort/contract/matching'
import type { TradeShare } from '#matching/trades'

/** What is asked and what was found: the shapes of matching. Pure data, equal input gives equal output. */

export type RequirementKind = (typeof requirementKinds)[number]

export interface Requirement {
  /** Stable within a job: kind and value, such as `skill:java` or `years:java>=3`. */
  id: string
  kind: RequirementKind
  /** A hard condition, a wish, or a small plus. */
  importance: 'must' | 'should' | 'nice'
  /**
   * Ids of the taxonomy; one of them is enough (Java or Kotlin) unless `need` says more. Empty for plain numbers. What the
   * taxonomy does not know stands as `word:` with its own words.
   */
  ids: readonly string[]
  /** How many of the ids are asked for ("at least two of"). */
  need?: number
  /** How well: 1 heard of (了解), 2 familiar (熟悉), 3 skilled (熟练), 4 expert (精通); of a language 1 basic to 4 native. */
  level?: number
  /** "or equivalent experience": years may stand for a degree. */
  orEquivalent?: boolean
  /** Years, people led, money a month in fen; whatever the kind counts in. */
  min?: number
  max?: number
  /** As it stands in the ad, with its span in the job's text; a structured field of the job has none. */
  quote?: { text: string; start: number; end: number }
  /** Of 100 over all requirements together; what the job says overrides what is usual. */
  weight: number
}

export interface Doubt {
  text: string
  start: number
  end: number
  why: DoubtCode
}

export const doubtCodes = [
  'nothingRead',
  'orEquivalent',
  'personalTrait',
  'bothMustAndWish',
  'fieldWins',
  'salaryUnclear',
  'unknownWord',
] as const
export type DoubtCode = (typeof doubtCodes)[number]

export interface JobProfile {
  title: string
  requirements: readonly Requirement[]
  /** What a reader could not settle and a person should look at; `why` is a code of text.zh/en. */
  doubts: readonly Doubt[]
  language: 'zh' | 'en' | 'mixed'
  /** What the work is about, by title and text. */
  trades: readonly TradeShare[]
  version: string
}

/** A place in a resume that proves something: a field of the record, and where known the span in its file. */
export interface Proof {
  path: string
  quote: string
  /** Offsets in the field's text. */
  start: number
  end: number
}

export interface Finding {
  requirement: string
  verdict: 'met' | 'partly' | 'missing' | 'unknown'
  /** 0 to 1 of the requirement's weight. */
  share: number
  proofs: readonly Proof[]
  /** Code and values of a sentence; the words come from text.zh/en. */
  note?: Note
}

export interface Note {
  code: string
  values: Readonly<Record<string, string | number>>
}

export interface Match {
  /** 0 to 100, whole. */
  score: number
  /** By kind of requirement: what was reached of what could be. */
  components: readonly { kind: RequirementKind; reached: number; possible: number }[]
  findings: readonly Finding[]
  risks: readonly (Note & { proofs: readonly Proof[] })[]
  /** What would raise the score most: "with X: 71 → 83". */
  counterfactuals: readonly { requirement: string; from: number; to: number }[]
  /** False where a hard condition is missing. */
  passesHard: boolean
  /** In blind mode: what the score would be if everything counted, so that a screen can show the shift in rank. */
  unblinded?: number
  version: string
}
