import { setTimeout as pause } from 'node:timers/promises'
import type { Enterprise } from '#bench/lib/enterprise'
import { Report } from '#bench/lib/report'
import { onStage } from '#bench/lib/stage'
import { quantile } from '#bench/lib/timing'
import { makeCase } from '#bench/resumes/cases'

/**
 * Somebody drops two hundred files while a colleague looks through the list: how long the colleague waits before, and
 * while the files are read. One server process; `npm run bench -- intake 200` says how many files.
 */
const [files = 200] = process.argv.slice(2).map(Number)
const report = new Report()

/** One look at the list after the other, as long as it is wanted. */
async function looks(enterprise: Enterprise, isWanted: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (isWanted()) {
    const start = performance.now()
    await enterprise.search({})
    times.push(performance.now() - start)
    await pause(20)
  }
  return times
}

const told = (times: readonly number[]): string =>
  [0.5, 0.95, 1].map((share) => `p${share * 100} ${quantile(times, share).toFixed(1)}`).join(', ')

interface Batch {
  state: string
  counts: Record<string, number>
}

await onStage(async (stage) => {
  const enterprise = await stage.serve({ DEMO: '1' })
  await enterprise.untilMatched()
  const { id } = await enterprise.ask<{ id: string }>('POST', '/v2/resumes/intakes', {})
  await enterprise.ask('POST', `/v2/resumes/intakes/${id}/pause`, {})
  for (let number = 0; number < files; number++) {
    const { name, bytes } = await makeCase(1, number % 2 ? 'docx' : 'text', number, undefined)
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), name)
    await enterprise.ask('POST', `/v2/resumes/intakes/${id}/upload`, form)
  }
  let left = 200
  const before = await looks(enterprise, () => left-- > 0)

  await enterprise.ask('POST', `/v2/resumes/intakes/${id}/resume`, {})
  const began = performance.now()
  let batch: Batch = { state: 'open', counts: {} }
  const watching = (async () => {
    while (batch.state !== 'finished') {
      await pause(500)
      batch = await enterprise.ask<Batch>('GET', `/v2/resumes/intakes/${id}?pageSize=1`)
    }
  })()
  const meanwhile = await looks(enterprise, () => batch.state !== 'finished')
  await watching
  const seconds = (performance.now() - began) / 1000
  const [alone, beside] = [quantile(before, 0.95), quantile(meanwhile, 0.95)]
  report.add('the list, nothing else going on', `${told(before)} ms`, `${before.length} looks`, '', undefined)
  report.add(
    `the list, while ${files} files are read`,
    `${told(meanwhile)} ms`,
    `${meanwhile.length} looks, p95 ${(beside / alone).toFixed(1)}×`,
    'p95 ≤ 100 ms',
    beside <= 100,
  )
  const ends = Object.entries(batch.counts).filter(([, count]) => count > 0)
  report.add(
    'the batch',
    `${(files / seconds).toFixed(1)} files a second`,
    ends.join('; ').replaceAll(',', ' '),
    '',
    undefined,
  )
})
process.exitCode = report.print() ? 0 : 1
