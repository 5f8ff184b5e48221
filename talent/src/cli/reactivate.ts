import type { Locale } from '@cohort/contract/limits'
import { z } from 'zod'
import { checked, command, readJson, tsv } from '#cli/input'
import { candidateOf, jobProfileOf } from '#cli/match'
import { countOption, localeOption, neededOption, oneOf, optionsOf, textOption, todayOption } from '#cli/options'
import { jobEntry, peopleFile, settingsFile } from '#cli/shapes'
import type { JobProfile } from '#matching/match'
import { recommendationReason } from '#matching/reason'
import { defaultLetter, draftLetter, letterValuesOf } from '#reactivation/letter'
import { type Reactivation, rankForReactivation, type Suggestion } from '#reactivation/rank'
import { exclusionSentence, factorSentence, groupName } from '#reactivation/sentence'

const usage = `npm run -s reactivate -- --job JOB.json --people PEOPLE.json [--settings SETTINGS.json]
  --format tsv|jsonl            rows of a table (default) or JSON lines with factors and letters
  --top N                       only the N first
  --excluded                    print those left out too, with the reasons
  --locale zh|en                language of the reasons and letters, zh by default
  --today 2026-11-15            as if it were this day
  --schema job|people|settings  print the JSON schema of a file`

const options = {
  job: { type: 'string' },
  people: { type: 'string' },
  settings: { type: 'string' },
  format: { type: 'string' },
  top: { type: 'string' },
  excluded: { type: 'boolean' },
  locale: { type: 'string' },
  today: { type: 'string' },
  schema: { type: 'string' },
} as const

interface Run {
  job: { id: string; profile: JobProfile }
  people: z.output<typeof peopleFile>
  settings: z.output<typeof settingsFile>
  locale: Locale
}

const sentencesOf = (one: Suggestion, { job, locale }: Run): string[] => [
  groupName(one.group, locale),
  ...one.factors.map((factor) => `${factorSentence(factor, locale)} ×${Math.round(factor.value * 100) / 100}`),
  recommendationReason(job.profile, one.match, locale).paragraph,
]

function jsonOf(one: Suggestion, run: Run): string {
  const { job, people, settings, locale } = run
  const person = people.find(({ id }) => id === one.id)
  const known = {
    ...(person?.name && { name: person.name }),
    ...(settings.company && { company: settings.company }),
    ...(settings.sender && { sender: settings.sender }),
  }
  const values = person ? letterValuesOf(one, person.history, job.profile, known, locale) : known
  return `${JSON.stringify({
    job: job.id,
    person: one.id,
    group: one.group,
    score: one.score,
    fit: one.match.score,
    factors: one.factors.map((factor) => ({ ...factor, sentence: factorSentence(factor, locale) })),
    reason: recommendationReason(job.profile, one.match, locale),
    letter: draftLetter(settings.letter ?? defaultLetter(locale), values),
  })}\n`
}

function excludedLines(ranked: Reactivation, { job, locale }: Run, json: boolean): string[] {
  return ranked.excluded.map(({ id, reasons }) => {
    const said = reasons.map((one) => ({ ...one, sentence: exclusionSentence(one, locale) }))
    return json
      ? `${JSON.stringify({ job: job.id, person: id, group: 'excluded', reasons: said })}\n`
      : tsv([job.id, id, 'excluded', 0, said.map((one) => `${one.code}: ${one.sentence}`).join(' | ')])
  })
}

function run(): string {
  const values = optionsOf(usage, options)
  if (values.schema !== undefined) {
    const files = { job: jobEntry, people: peopleFile, settings: settingsFile }
    const which = oneOf(values, 'schema', ['job', 'people', 'settings'] as const, 'job')
    return `${JSON.stringify(z.toJSONSchema(files[which], { io: 'input' }), null, 2)}\n`
  }
  const entry = readJson(neededOption(values, 'job', usage), jobEntry)
  const people = readJson(neededOption(values, 'people', usage), peopleFile)
  const named = textOption(values, 'settings')
  const settings = named === undefined ? checked('settings', {}, settingsFile) : readJson(named, settingsFile)
  const today =
    textOption(values, 'today') === undefined && settings.today ? settings.today.slice(0, 10) : todayOption(values)
  const one: Run = {
    job: { id: entry.id, profile: jobProfileOf(entry) },
    people,
    settings,
    locale: localeOption(values),
  }
  const persons = people.map((person) => ({
    id: person.id,
    profile: candidateOf(person, today),
    history: person.history,
  }))
  const ranked = rankForReactivation(one.job, persons, settings, today)
  const json = oneOf(values, 'format', ['tsv', 'jsonl'] as const, 'tsv') === 'jsonl'
  const lines = ranked.suggestions
    .slice(0, countOption(values, 'top'))
    .map((each) =>
      json ? jsonOf(each, one) : tsv([one.job.id, each.id, each.group, each.score, sentencesOf(each, one).join(' | ')]),
    )
  return [...lines, ...(values.excluded === true ? excludedLines(ranked, one, json) : [])].join('')
}

if (import.meta.main) command(run)
