import type { CandidateProfile } from '@cohort/talent/matching/candidate'
import { indexTermsOf, queryTermsOf, type Term } from '@cohort/talent/matching/index-terms'
import type { JobProfile } from '@cohort/talent/matching/match'
import { profileOf, profileVersion } from '@cohort/talent/matching/profile-of'
import { jobVersion, readJob } from '@cohort/talent/matching/read-job'
import type { Values } from '#modules/entities/kept'
import { facetTerm } from '#modules/entities/terms'
import type { Item } from '#modules/matching/item-store'
import type { Weighed } from '#modules/matching/postings'

/** Types of which something is made for matching. */
export const matchedTypes = ['Resume', 'Job'] as const
export const isMatched = (type: string): boolean => matchedTypes.some((each) => each === type)

/** Months count up to the present one, so everything is made anew when a month begins. */
const monthOf = (now: Date): string => now.toISOString().slice(0, 7)

/** Goes up when terms are made in another way. */
const termsVersion = 2

/** By which rules, in which month: another number, and it has to be made again. */
export const madeBy = (now: Date): number =>
  facetTerm(`${profileVersion} ${jobVersion} ${termsVersion} ${monthOf(now)}`)

export const candidateOf = (fields: Values, now: Date): CandidateProfile => profileOf(fields, `${monthOf(now)}-01`)

const longText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A job as its record tells it: what has to be done, what is asked for, and the fields beside. */
export const jobOf = (fields: Values): JobProfile =>
  readJob({
    title: longText(fields.name),
    text: [fields.responsibility, fields.qualification, fields.description].map(longText).filter(Boolean).join('\n'),
    fields,
  })

/** A record, as much of it as something is made of. */
export interface Source {
  openId: string
  version: number
  isJob: boolean
  fields: Values
}

export function makeItem({ openId, version, isJob, fields }: Source, now: Date): Item {
  const profile = isJob ? jobOf(fields) : candidateOf(fields, now)
  const terms = isJob ? queryTermsOf(profile as JobProfile) : indexTermsOf(profile as CandidateProfile)
  return {
    openId,
    version,
    terms: Int32Array.from(terms, ({ term }) => facetTerm(term)),
    impacts: Uint8Array.from(terms, ({ weight }) => weight),
    profile,
  }
}

/** One of which nothing can be made keeps none of the others back. */
export function makeItems(sources: readonly Source[], now: Date): { items: Item[]; failed: number } {
  const items: Item[] = []
  for (const source of sources) {
    try {
      items.push(makeItem(source, now))
    } catch {
      // How many there were is told; what stands in them is nobody's business.
    }
  }
  return { items, failed: sources.length - items.length }
}

/**
 * All that is known of skills, titles and trades is worked out when it is first needed: half a second in which nobody is
 * served. Asked for at the start, when there is nobody yet.
 */
export function makeReady(now: Date): void {
  const work = { company: '示例科技', position: '后端工程师', description: '用 Java 开发支付系统' }
  const education = { school: '示例大学', degree: 'bachelor', major: '计算机科学' }
  const currentJobStatus = { workLocation: { city: '杭州' }, position: 'Backend Engineer' }
  const resume = { works: [work], educations: [education], currentJobStatus, skills: ['Java'] }
  const job = { name: '后端工程师', responsibility: '开发支付系统', qualification: '本科，三年 Java 经验' }
  makeItems(
    [resume, job].map((fields, at) => ({ openId: '', version: 0, isJob: at === 1, fields })),
    now,
  )
}

/** As the index knows the terms of a query. */
export const hashed = (terms: readonly Term[]): Weighed[] =>
  terms.map(({ term, weight }) => ({ term: facetTerm(term), weight }))

export const queryForJobs = (candidate: CandidateProfile): Weighed[] => hashed(indexTermsOf(candidate))
