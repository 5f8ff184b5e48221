import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@cohort/contract/limits'
import { z } from 'zod'
import { command, fromHere, readJson, tsv } from '#cli/input'
import { countOption, localeOption, neededOption, oneOf, optionsOf, todayOption } from '#cli/options'
import { fieldsOfText } from '#cli/resume-of-text'
import { type JobEntry, jobsFile, type ResumeEntry, resumesFile } from '#cli/shapes'
import type { CandidateProfile } from '#matching/candidate'
import { withConditions } from '#matching/conditions'
import type { JobProfile, Match } from '#matching/match'
import { profileOf } from '#matching/profile-of'
import { jobOfRecord } from '#matching/read-fields'
import { readJob } from '#matching/read-job'
import { recommendationReason } from '#matching/reason'
import { match } from '#matching/score'
import { counterfactualSentence, doubtSentence, requirementName, riskSentence, sentence } from '#matching/sentence'

const usage = `npm run -s match -- --jobs JOBS.json --resumes RESUMES.json
  --format tsv|jsonl     rows of a table (default) or JSON lines
  --top N                only the N best for each job
  --by job|resume        for each job its people (default), or for each resume its jobs
  --blind                leave the school out
  --locale zh|en         language of the reasons, zh by default
  --today 2026-11-15     count years up to this day
  --read jobs            print the conditions read from each job instead
  --schema jobs|resumes  print the JSON schema of a file`

const options = {
  jobs: { type: 'string' },
  resumes: { type: 'string' },
  format: { type: 'string' },
  top: { type: 'string' },
  by: { type: 'string' },
  blind: { type: 'boolean' },
  locale: { type: 'string' },
  today: { type: 'string' },
  read: { type: 'string' },
  schema: { type: 'string' },
} as const

interface Line {
  job: { id: string; profile: JobProfile }
  resume: string
  found: Match
}

export function jobProfileOf({ title, text, fields, conditions }: JobEntry): JobProfile {
  const record = fields && jobOfRecord(fields)
  const profile = readJob({
    title: title ?? record?.title ?? '',
    text: text === '' ? (record?.text ?? '') : text,
    ...(fields && { fields }),
  })
  return conditions ? withConditions(profile, conditions) : profile
}

export const candidateOf = ({ fields, text }: Pick<ResumeEntry, 'fields' | 'text'>, today: string): CandidateProfile =>
  profileOf(fields ?? fieldsOfText(text ?? '', today), today)

const best = (left: Line, right: Line): number =>
  right.found.score - left.found.score || (left.resume < right.resume ? -1 : left.resume > right.resume ? 1 : 0)

function tsvLine({ job, resume, found }: Line, locale: Locale): string {
  const { paragraph, bullets } = recommendationReason(job.profile, found, locale)
  return tsv([
    job.id,
    resume,
    found.score,
    found.passesHard,
    [paragraph, ...bullets.map(({ text }) => text)].join(' | '),
  ])
}

function jsonLine({ job, resume, found }: Line, locale: Locale): string {
  const byId = new Map(job.profile.requirements.map((one) => [one.id, one]))
  return `${JSON.stringify({
    job: job.id,
    resume,
    ...found,
    findings: found.findings.map((one) => {
      const requirement = byId.get(one.requirement)
      return {
        ...one,
        ...(requirement && {
          name: requirementName(requirement, locale),
          importance: requirement.importance,
          weight: requirement.weight,
        }),
        ...(one.note && { sentence: sentence(one.note.code, one.note.values, locale) }),
      }
    }),
    risks: found.risks.map((one) => ({ ...one, sentence: riskSentence(one, locale) })),
    counterfactuals: found.counterfactuals.map((one) => {
      const requirement = byId.get(one.requirement)
      return { ...one, ...(requirement && { sentence: counterfactualSentence(one, requirement, locale) }) }
    }),
    reason: recommendationReason(job.profile, found, locale),
  })}\n`
}

/** A folder that `parse` wrote is as good as a list: what could not be read has no fields and is passed over. */
function readResumes(name: string): ResumeEntry[] {
  if (!statSync(fromHere(name), { throwIfNoEntry: false })?.isDirectory()) return readJson(name, resumesFile)
  const files = readdirSync(fromHere(name)).filter((file) => file.endsWith('.json'))
  return files.toSorted().flatMap((file) => {
    const { fields } = readJson(join(name, file), z.object({ fields: z.record(z.string(), z.unknown()).optional() }))
    return fields ? [{ id: file.slice(0, -'.json'.length), fields }] : []
  })
}

const readLine = ({ id, profile }: Line['job'], locale: Locale): string =>
  `${JSON.stringify({
    job: id,
    ...profile,
    requirements: profile.requirements.map((one) => ({ ...one, name: requirementName(one, locale) })),
    doubts: profile.doubts.map((one) => ({ ...one, sentence: doubtSentence(one.why, locale) })),
  })}\n`

function run(): string {
  const values = optionsOf(usage, options)
  if (values.schema !== undefined) {
    const files = { jobs: jobsFile, resumes: resumesFile }
    const which = oneOf(values, 'schema', ['jobs', 'resumes'] as const, 'jobs')
    return `${JSON.stringify(z.toJSONSchema(files[which], { io: 'input' }), null, 2)}\n`
  }
  const locale = localeOption(values)
  const jobs = readJson(neededOption(values, 'jobs', usage), jobsFile).map((entry) => ({
    id: entry.id,
    profile: jobProfileOf(entry),
  }))
  if (values.read !== undefined) return jobs.map((job) => readLine(job, locale)).join('')
  const today = todayOption(values)
  const people = readResumes(neededOption(values, 'resumes', usage)).map((entry) => ({
    id: entry.id,
    profile: candidateOf(entry, today),
  }))
  const write = oneOf(values, 'format', ['tsv', 'jsonl'] as const, 'tsv') === 'tsv' ? tsvLine : jsonLine
  const top = countOption(values, 'top')
  const lines = jobs.map((job) =>
    people.map(
      ({ id, profile }): Line => ({
        job,
        resume: id,
        found: match(job.profile, profile, { blind: values.blind === true }),
      }),
    ),
  )
  const byJob = oneOf(values, 'by', ['job', 'resume'] as const, 'job') === 'job'
  const groups = byJob
    ? lines.map((one) => one.toSorted(best))
    : people.map((_, at) => byScore(lines.flatMap((one) => one[at] ?? [])))
  return groups.flatMap((group) => group.slice(0, top).map((line) => write(line, locale))).join('')
}

const byScore = (lines: readonly Line[]): Line[] =>
  lines.toSorted((left, right) => right.found.score - left.found.score || (left.job.id < right.job.id ? -1 : 1))

if (import.meta.main) command(run)
