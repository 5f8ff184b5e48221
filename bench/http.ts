import autocannon from 'autocannon'
import { onStage } from '#bench/lib/stage'
import { printTable } from '#bench/lib/table'

/**
 * A signed-in GET /users/token/user against a bare Fastify route that runs the same SQL on the same database: each a
 * process of its own, measured in turns. The product's part is tokens, rights, tenant setting, validation and log.
 */
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
await onStage(async (stage) => {
  // The log is a part of what is measured.
  const ours = await stage.serve({ LOG_LEVEL: 'info' })
  const bare = await stage.start('bare.ts')
  const headers = { authorization: `Bearer ${ours.token}` }
  const urls = { ours: `${ours.url}/mesoor-user/users/token/user`, bare: bare.url ?? '' }
  await rate(urls.ours, headers)
  await rate(urls.bare, headers)
  for (let round = 0; round < rounds; round++) {
    rates.ours.push(await rate(urls.ours, headers))
    rates.bare.push(await rate(urls.bare, headers))
  }
})

const share = median(rates.ours.map((value, round) => value / (rates.bare[round] ?? 1)))
printTable(
  ['route', 'requests/s', 'share of bare', 'bar'],
  [
    ['bare Fastify route, same SQL', median(rates.bare).toFixed(0), '1.00', ''],
    ['GET /users/token/user', median(rates.ours).toFixed(0), share.toFixed(2), '≥ 0.60'],
  ],
)
process.exitCode = share >= 0.6 ? 0 : 1
