import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { children, serve } from '#bench/lib/serve'
import { printTable } from '#bench/lib/table'
import { startPostgres } from '#server/kernel/postgres'

/**
 * A signed-in GET /users/token/user against a bare Fastify route that runs the same SQL on the same database: each a
 * process of its own, measured in turns. The product's part is tokens, rights, tenant setting, validation and log.
 */
const folder = mkdtempSync(join(tmpdir(), 'cohort-bench-'))
chmodSync(folder, 0o755)
const rounds = 5
const seconds = 4

async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 16, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors at ${url}`)
  return result.requests.average
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

const rates = { ours: [] as number[], bare: [] as number[] }
const postgres = await startPostgres(folder)
try {
  const settings = { DATABASE_URL: postgres.url, DATA_DIR: folder, PORT: '0' }
  const ours = await serve('ours.ts', settings)
  const bare = await serve('bare.ts', settings)
  const headers = { authorization: `Bearer ${ours.token}` }
  const urls = { ours: `${ours.url}/mesoor-user/users/token/user`, bare: bare.url ?? '' }
  await rate(urls.ours, headers)
  await rate(urls.bare, headers)
  for (let round = 0; round < rounds; round++) {
    rates.ours.push(await rate(urls.ours, headers))
    rates.bare.push(await rate(urls.bare, headers))
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

const share = median(rates.ours.map((value, round) => value / (rates.bare[round] ?? 1)))
printTable(
  ['route', 'requests/s', 'share of bare', 'bar'],
  [
    ['bare Fastify route, same SQL', median(rates.bare).toFixed(0), '1.00', ''],
    ['GET /users/token/user', median(rates.ours).toFixed(0), share.toFixed(2), '≥ 0.60'],
  ],
)
process.exitCode = share >= 0.6 ? 0 : 1
