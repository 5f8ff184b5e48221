import { setTimeout as rest } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Enterprise } from '#bench/lib/enterprise'
import type { Report } from '#bench/lib/report'
import { openStream } from '#bench/lib/stream'
import { inTurns, quantile } from '#bench/lib/timing'

interface Card {
  id: string
  meta: { version: number }
}

/** One who changes something, through one process, and one who looks at the same board, through another. */
export interface Pair {
  writer: Enterprise
  reader: Enterprise
  projectId: string
  stageIds: string[]
  /** Nobody else touches these. */
  taskIds: string[]
}

/** Milliseconds since a change was sent off. */
interface Times {
  answered: number[]
  heard: number[]
  shown: number[]
}

const longestMs = 1000

/** Moves and edits in turns: what people do with a card. Each time another stage or priority, so that each is a new state. */
async function change({ writer, stageIds, taskIds }: Pair, round: number): Promise<Card> {
  const id = taskIds[round % taskIds.length]
  const visit = Math.floor(round / taskIds.length) + 1
  if (round % 3 === 2) return writer.ask<Card>('PUT', `/v3/tasks/${id}`, { priority: 1 + (visit % 4) })
  const body = { taskIds: [id], stageId: stageIds[visit % stageIds.length] }
  const [moved] = (await writer.ask<{ data: Card[] }>('PUT', '/v3/tasks/stages', body)).data
  if (!moved) throw new Error('a move that did not arrive')
  return moved
}

/** What is waited for, by task: the version that it must have. */
class Awaited {
  readonly #heard = new Map<string, number>()
  #look = () => {}
  tell(records: readonly { openId: string; version: number }[]): void {
    for (const { openId, version } of records) this.#heard.set(openId, version)
    this.#look()
  }
  /** When something newer is heard of a record than was before. A notice that never comes is no long time but a fault. */
  newer(openId: string): Promise<number> {
    const before = this.#heard.get(openId) ?? 0
    return new Promise((done, failed) => {
      const tooLong = setTimeout(() => failed(new Error('a change that nobody was told of')), longestMs * 20)
      this.#look = () => {
        if ((this.#heard.get(openId) ?? 0) <= before) return
        clearTimeout(tooLong)
        done(performance.now())
      }
    })
  }
}

/**
 * One change after the other; the reader asks for the card as soon as the notice is there. Beside it, in turns, the same by
 * hand: one row written and told of in one transaction, heard on a bare connection, and read.
 */
export async function noticedAlone(pair: Pair, rounds: number): Promise<{ times: Times; raw: number[] }> {
  const times: Times = { answered: [], heard: [], shown: [] }
  const awaited = new Awaited()
  const leave = await openStream(pair.reader, ({ type, records }) => type === 'HydrogenTask' && awaited.tell(records))
  const listening = await pair.reader.pool.connect()
  const byHand = await bareWord(pair.reader, listening)
  let round = 0
  const ours = async () => {
    const id = pair.taskIds[round % pair.taskIds.length] ?? ''
    const sent = performance.now()
    const hearing = awaited.newer(id)
    const answering = change(pair, round).then((card) => ({ card, at: performance.now() }))
    const heardAt = await hearing
    const shown = await pair.reader.ask<Card>('GET', `/v3/tasks/${id}`)
    const shownAt = performance.now()
    const { card, at } = await answering
    if (shown.meta.version < card.meta.version) throw new Error('the card was heard of before it could be read')
    times.answered.push(at - sent)
    times.heard.push(heardAt - sent)
    times.shown.push(shownAt - sent)
    round += 1
  }
  try {
    const { raw } = await inTurns(ours, byHand, rounds)
    return { times, raw }
  } finally {
    leave()
    listening.release(true)
  }
}

async function bareWord({ pool }: Enterprise, listening: PoolClient): Promise<() => Promise<void>> {
  await pool.query('create table if not exists bench_word (id int primary key, word int not null)')
  await listening.query('listen bench_word')
  return async () => {
    const heard = new Promise((done) => listening.once('notification', done))
    await pool.query(`with written as (
        insert into bench_word values (1, 1) on conflict (id) do update set word = bench_word.word + 1 returning word
      ) select pg_notify('bench_word', word::text) from written`)
    await heard
    await pool.query('select * from bench_word where id = 1')
  }
}

/** As web/src/modules/tasks/use-task-live.ts gathers notices before it asks anew. */
const firstMs = 100
const betweenMs = 500

/** The reader has the board open, as a page has: what is heard is gathered, and the whole board is asked for anew. */
export async function noticedOnPage(pair: Pair, seconds: number, pauseMs: number): Promise<number[]> {
  const { reader, projectId, taskIds } = pair
  const open: { id: string; version: number; sent: number }[] = []
  const shown: number[] = []
  const mine = `/v3/tasks?taskIds=${taskIds.join(',')}`
  const failed = Promise.withResolvers<never>()
  let timer: NodeJS.Timeout | undefined
  let last = 0
  const refresh = async () => {
    timer = undefined
    last = performance.now()
    const [{ data }] = await Promise.all([
      reader.ask<{ data: Card[] }>('GET', mine),
      reader.ask('POST', '/v3/tasks/board', { projectId }),
    ])
    const at = performance.now()
    const versions = new Map(data.map(({ id, meta }) => [id, meta.version]))
    for (const one of open.splice(0)) {
      if ((versions.get(one.id) ?? 0) >= one.version) shown.push(at - one.sent)
      else open.push(one)
    }
  }
  const leave = await openStream(reader, ({ type }) => {
    if (type !== 'HydrogenTask') return
    const wait = Math.max(firstMs, last + betweenMs - performance.now())
    timer ??= setTimeout(() => void refresh().catch(failed.reject), wait)
  })
  const until = performance.now() + seconds * 1000
  const changing = async () => {
    for (let round = 0; performance.now() < until; round++) {
      const sent = performance.now()
      const { id, meta } = await change(pair, round)
      open.push({ id, version: meta.version, sent })
      await rest(pauseMs)
    }
    // The last ones too, if they come.
    await rest(longestMs * 2)
  }
  try {
    await Promise.race([changing(), failed.promise])
  } finally {
    clearTimeout(timer)
    leave()
  }
  // What was never shown has waited until now.
  return [...shown, ...open.map(({ sent }) => performance.now() - sent)]
}

const inWords = (times: readonly number[]): string =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms`

const bar = `longest ≤ ${longestMs.toLocaleString('en')} ms`

export function reportAlone(report: Report, { times, raw }: { times: Times; raw: number[] }): void {
  const { answered, heard, shown } = times
  const written = quantile(answered, 0.5)
  const after = heard.map((at, round) => at - (answered[round] ?? 0))
  const [ours, bare] = [quantile(shown, 0.5), quantile(raw, 0.5)]
  const beside = `its answer ${written.toFixed(1)} ms, ${(quantile(heard, 0.5) / written).toFixed(2)}×`
  report.add('a change, until another hears of it', inWords(heard), beside, bar, Math.max(...heard) <= longestMs)
  report.add('— since its answer', inWords(after), '', '', undefined)
  const against = `${bare.toFixed(2)} ms raw, ${(ours / bare).toFixed(1)}×`
  report.add('— until the other has read it', inWords(shown), against, bar, Math.max(...shown) <= longestMs)
}

export function reportOnPage(report: Report, times: readonly number[]): void {
  const what = `— on an open board beside 50 who move (${times.length} changes)`
  report.add(what, inWords(times), '', bar, times.length > 0 && Math.max(...times) <= longestMs)
}
