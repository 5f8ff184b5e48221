import { parseArgs } from 'node:util'
import { Report } from '#bench/lib/report'
import { measureCategories } from '#bench/match/category'
import { measurePool } from '#bench/match/pool'
import { measureRecall } from '#bench/match/recall'
import { measureTitles } from '#bench/match/titles'

/**
 * How well jobs and people are matched. `npm run bench -- match --data FOLDER` measures what the folder holds: titles with
 * judged neighbours, resumes in folders by trade (each part finds its own sets by what their files are), and how fast a pool
 * of `--pool 300000` resumes answers, and how many of the best its index finds, which need no folder.
 * --only titles,categories,recall,pool runs some parts alone.
 */
const { values } = parseArgs({
  options: { data: { type: 'string' }, only: { type: 'string' }, pool: { type: 'string', default: '300000' } },
})

type Part = (folder: string, report: Report) => void | Promise<void>
const parts: Readonly<Record<string, Part>> = { titles: measureTitles, categories: measureCategories }
const wants = (name: string): boolean => values.only === undefined || values.only.split(',').includes(name)

if (values.data === undefined && !wants('pool') && !wants('recall')) {
  console.error('Say which folder to measure on: npm run bench -- match --data FOLDER')
  process.exit(1)
}
const report = new Report()
for (const [name, measure] of Object.entries(parts))
  if (values.data !== undefined && wants(name)) await measure(values.data, report)
if (wants('recall')) measureRecall(5_000, report)
if (wants('pool')) await measurePool(Number(values.pool), report)
console.log('')
process.exitCode = report.print() ? 0 : 1
