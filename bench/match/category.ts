import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Report } from '#bench/lib/report'
import { printTable } from '#bench/lib/table'
import type { Ad } from '#bench/match/ad'
import { ads } from '#bench/match/ads'
import { proseChinese, proseEnglish } from '#bench/match/ads.prose'
import { readAndParse } from '#bench/parse/under-test'
import type { CandidateProfile } from '#talent/matching/candidate'
import type { JobProfile } from '#talent/matching/match'
import { profileOf } from '#talent/matching/profile-of'
import { readJob } from '#talent/matching/read-job'
import { match } from '#talent/matching/score'

/**
 * Retrieval by category: a folder with a folder of resumes for each trade, of which only the trade is known. Each trade's ad
 * is matched against all resumes; of the first five, how many lie in its folder. And the other way: how often does a resume's
 * own trade stand first, or among the first three, of all ads.
 */

interface Filed {
  category: string
  file: string
  profile: CandidateProfile
}

const today = '2026-06-15'
const first = 5
const bar = 0.8

const nameOf = (folder: string): string => basename(folder).toLowerCase()

/** The folder itself or one below it whose folders are named after trades. */
function categoryFolders(folder: string): string[] {
  const below = foldersIn(folder)
  const trades = below.filter((each) => nameOf(each) in ads)
  return trades.length > 2 ? trades : (below.map(tradesIn).find((each) => each.length > 2) ?? [])
}
const tradesIn = (folder: string): string[] => foldersIn(folder).filter((each) => nameOf(each) in ads)
const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .toSorted()

async function readAll(folders: readonly string[]): Promise<Filed[]> {
  const filed: Filed[] = []
  for (const folder of folders)
    for (const name of readdirSync(folder).toSorted()) {
      const { parsed } = await readAndParse(new Uint8Array(readFileSync(join(folder, name))), name)
      filed.push({ category: nameOf(folder), file: name, profile: profileOf(parsed.fields, today) })
    }
  return filed
}

interface Scored {
  category: string
  /** The resume's trade. */
  of: string
  file: string
  score: number
}

const best = (left: Scored, right: Scored): number =>
  right.score - left.score || (`${left.file} ${left.category}` < `${right.file} ${right.category}` ? -1 : 1)

type Ads = Readonly<Record<string, Ad>>

function scoresOf(filed: readonly Filed[], asked: Ads): Scored[] {
  const jobs = [...new Set(filed.map(({ category }) => category))].map((category): [string, JobProfile] => [
    category,
    readJob(asked[category] ?? { title: category, text: '' }),
  ])
  return jobs.flatMap(([category, job]) =>
    filed.map(({ category: of, file, profile }) => ({ category, of, file, score: match(job, profile).score })),
  )
}

const topOf = (scores: readonly Scored[], category: string): Scored[] =>
  scores
    .filter((each) => each.category === category)
    .toSorted(best)
    .slice(0, first)

/** Of the first five for each trade, the mean share that lies in its folder. */
function precisionOf(scores: readonly Scored[], categories: readonly string[]): number {
  const each = categories.map((category) => topOf(scores, category).filter(({ of }) => of === category).length / first)
  return each.reduce((sum, one) => sum + one, 0) / each.length
}

const titlesOnly = Object.fromEntries(Object.entries(ads).map(([name, { title }]) => [name, { title, text: '' }]))

/** The same question asked in other words; without a bar of their own. */
const otherwise: readonly (readonly [string, Ads])[] = [
  ['English prose', proseEnglish],
  ['prose, half of it Chinese', { ...proseEnglish, ...proseChinese }],
  ['titles alone', titlesOnly],
]

const share = (hits: number, of: number): number => (of === 0 ? 0 : hits / of)

export async function measureCategories(folder: string, report: Report): Promise<void> {
  const folders = existsSync(folder) ? categoryFolders(folder) : []
  if (folders.length === 0) return
  const filed = await readAll(folders)
  const scores = scoresOf(filed, ads)
  const categories = folders.map(nameOf)
  const rows = categories.map((category) => {
    const wrong = topOf(scores, category).flatMap(({ of }) => (of === category ? [] : [of]))
    return { category, precision: (first - wrong.length) / first, wrong }
  })
  printTable(
    ['category', 'precision@5', 'others among the first five'],
    rows.map(({ category, precision, wrong }) => [category, precision.toFixed(1), wrong.join(', ')]),
  )
  const mean = precisionOf(scores, categories)
  report.add(`category retrieval, ${filed.length} resumes: precision@5`, mean.toFixed(3), '', `≥ ${bar}`, mean >= bar)
  for (const [how, asked] of otherwise)
    report.add(`— ${how}`, precisionOf(scoresOf(filed, asked), categories).toFixed(3), '', '', undefined)
  const places = filed.map(({ category, file }) => {
    const own = scores.filter((each) => each.file === file && each.of === category).toSorted(best)
    return own.findIndex((each) => each.category === category)
  })
  const [one, three] = [1, 3].map((most) => share(places.filter((at) => at < most).length, places.length))
  report.add('— a resume’s own trade among all ads: first', (one ?? 0).toFixed(3), '', '', undefined)
  report.add('— among the first three', (three ?? 0).toFixed(3), '', '', undefined)
}
