import { setTimeout as rest } from 'node:timers/promises'
import type { Enterprise } from '#bench/lib/enterprise'
import { makePerson, projects, randomOf } from '#bench/lib/people'
import type { Report } from '#bench/lib/report'
import { quantile, timesOf } from '#bench/lib/timing'

const query = {
  query: projects[100],
  filters: { field: 'data.standardFields.humanInfo.degree', op: 'eq', value: 'doctor' },
}

/** A file of resumes: how fast it goes into the table, how soon keywords find them, and what searches feel of it. */
export async function measureImports(enterprise: Enterprise, report: Report, count: number): Promise<void> {
  const random = randomOf(99)
  const lines = Array.from({ length: count }, () => JSON.stringify(makePerson(random).data)).join('\n')
  const due = async (): Promise<number> =>
    (await enterprise.pool.query('select count(*)::int as n from entity_due')).rows[0].n
  // What was written before has its words first.
  while ((await due()) > 0) await rest(200)
  const quiet = await timesOf(() => enterprise.search(query), 30)
  const form = new FormData()
  form.append('file', new Blob([lines]), 'people.jsonl')
  const began = performance.now()
  let importing = true
  const busy: number[] = []
  const work = enterprise.ask<{ created: number }>('POST', '/v2/entities/Resume/import', form).finally(() => {
    importing = false
  })
  while (importing) {
    const start = performance.now()
    await enterprise.search(query)
    busy.push(performance.now() - start)
    await rest(200)
  }
  const { created } = await work
  if (created !== count) throw new Error(`${created} of ${count} were taken`)
  const written = performance.now()
  const rate = created / ((written - began) / 1000)
  const kilobytes = (lines.length * 2) / count / 1000
  report.add(
    `import of ${count.toLocaleString('en')} resumes`,
    `${rate.toFixed(0)} a second`,
    `${kilobytes.toFixed(1)} kB each`,
    '≥ 2,000',
    rate >= 2000,
  )
  while ((await due()) > 0) {
    const start = performance.now()
    await enterprise.search(query)
    busy.push(performance.now() - start)
    await rest(200)
  }
  const seconds = (performance.now() - written) / 1000
  const bar = (120 * count) / 100_000
  report.add('— all found by keyword after', `${seconds.toFixed(1)} s`, '', `≤ ${bar.toFixed(0)} s`, seconds <= bar)
  const [before, during] = [quantile(quiet, 0.5), quantile(busy, 0.5)]
  report.add(
    '— a search meanwhile',
    `${during.toFixed(1)} ms`,
    `${before.toFixed(1)} ms before, ${(during / before).toFixed(2)}×`,
    '≤ 2×',
    during <= 2 * before,
  )
}
