import type { CandidateProfile } from '#matching/candidate'
import type { Finding, JobProfile, Note, Proof, Requirement } from '#matching/match'
import type { zh } from '#matching/text.zh'

/** What a judge sees: the requirement, the person, and what of the job the requirement alone does not say. */
export interface Case {
  requirement: Requirement
  candidate: CandidateProfile
  job: JobProfile
}

export type Judge = (one: Case) => Finding

export type NoteCode = keyof typeof zh.notes

export const metFrom = 0.7
export const partlyFrom = 0.2

export const verdictOf = (share: number): Finding['verdict'] =>
  share >= metFrom ? 'met' : share >= partlyFrom ? 'partly' : 'missing'

export const note = (code: NoteCode, values: Note['values'] = {}): Note => ({ code, values })

/** A finding whose verdict follows from its share. */
export const finding = (
  { id }: Requirement,
  share: number,
  told: Note,
  proofs: readonly Proof[] = [],
  verdict: Finding['verdict'] = verdictOf(share),
): Finding => ({ requirement: id, verdict, share: Math.round(share * 1000) / 1000, proofs, note: told })

/** Where the resume says nothing: neither for nor against. */
export const silent = (requirement: Requirement, told: Note = note('silent')): Finding =>
  finding(requirement, 0, told, [], 'unknown')

/** One place after the point, so that a sentence reads well. */
export const years = (months: number): number => Math.round((months / 12) * 10) / 10
