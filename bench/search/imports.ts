import { setTimeout as rest } from 'node:timers/promises'
import type { Enterprise } from '#bench/lib/enterprise'
import { makePerson, projects, randomOf } from '#bench/lib/people'
import type { Report } from '#bench/lib/report'
import { quantile, timesOf } from '#bench/lib/timing'
import { insertManyByHand } from '#bench/search/writes'

const query = {
  query: projects[100],
  filters: { field: 'data.standardFields.humanInfo.degree', op: 'eq', value: 'doctor' },
}

/** Rows a second that a bare insert makes where this machine is quiet; the bars are meant for that. */
const quietRate = 5_400

/** A file of resumes: how fast it goes into the table, how soon keywords find them, and what searches feel of it. */
export async function measureImports(enterprise: Enterprise, report: Report, count: number): Promise<void> {
  const random = randomOf(99)
  const lines = Array.from({ length: count }, () => JSON.stringify(makePerson(random).data)).join('\n')
  const due = async (): Promise<number> =>
    (await enterprise.pool.query('select count(*)::int as n from entity_due')).rows[0].n
  // What was written before has its words first.
  while ((await due()) > 0) await rest(200)
  const quiet = await timesOf(() => enterprise.search(query), 30)
  const inserts: number[] = []
  while (inserts.length < 10) inserts.push(await insertManyByHand(enterprise))
  const byHand = 500_000 / quantile(inserts, 0.5)
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
  // A bar in rows a second. Where the machine is too slow for it, as the share of a bare insert that it is on a quiet one.
  const add = (what: string, measured: string, perSecond: number, bar: string, least: number): void => {
    const [ratio, most] = [byHand / perSecond, quietRate / least]
    const isHeld = perSecond >= least || ratio <= most
    report.add(what, measured, `${ratio.toFixed(2)}× of a bare insert`, `${bar}, or ≤ ${most.toFixed(1)}×`, isHeld)
  }
  const size = `${count.toLocaleString('en')} resumes of ${kilobytes.toFixed(1)} kB`
  add(`import of ${size}`, `${rate.toFixed(0)} a second`, rate, '≥ 2,000', 2_000)
  while ((await due()) > 0) {
    const start = performance.now()
    await enterprise.search(query)
    busy.push(performance.now() - start)
    await rest(200)
  }
  const seconds = (performance.now() - written) / 1000
  const bar = (120 * count) / 100_000
  add('— all found by keyword after', `${seconds.toFixed(1)} s`, count / seconds, `≤ ${bar.toFixed(0)} s`, count / bar)
  const [before, during] = [quantile(quiet, 0.5), quantile(busy, 0.5)]
  report.add(
    '— a search meanwhile',
    `${during.toFixed(1)} ms`,
    `${before.toFixed(1)} ms before, ${(during / before).toFixed(2)}×`,
    '≤ 2×',
    during <= 2 * before,
  )
}
