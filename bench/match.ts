import { parseArgs } from 'node:util'
import { Report } from '#bench/lib/report'
import { measureTitles } from '#bench/match/titles'

/**
 * How well jobs and people are matched. `npm run bench -- match --data FOLDER` measures what the folder holds: titles with
 * judged neighbours (each part finds its own sets by what their files are). --only titles,… runs some parts alone.
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, only: { type: 'string' } } })

type Part = (folder: string, report: Report) => void | Promise<void>
const parts: Readonly<Record<string, Part>> = { titles: measureTitles }

if (values.data === undefined) {
  console.error('Say which folder to measure on: npm run bench -- match --data FOLDER')
  process.exit(1)
}
const report = new Report()
for (const [name, measure] of Object.entries(parts))
  if (values.only === undefined || values.only.split(',').includes(name)) await measure(values.data, report)
console.log('')
process.exitCode = report.print() ? 0 : 1
