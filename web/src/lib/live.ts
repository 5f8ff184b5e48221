import { type LiveChange, listenLive } from '@cohort/contract/live'
import { ApiFailure, requestStream } from '#lib/api.ts'
import { eventReader, type LiveEvent } from '#lib/live-events.ts'

/** What the page learns: a change, that some were lost, or that the session is over. */
type LiveNews = { kind: 'change'; change: LiveChange } | { kind: 'missed' | 'end' }

interface Told {
  news: LiveNews | undefined
  id: string | undefined
}

/** A tab that nobody looks at lets go of its stream after this time. */
const hiddenMs = 60_000
/** The server says something every 20 s; longer silence is a connection that died without a word. */
const silentMs = 45_000
const shortestWaitMs = 500
const longestWaitMs = 30_000

/**
 * Hears what changes, for as long as it is wanted. The tabs of one person in one browser share a stream: whoever holds the
 * lock reads it and tells the others. Where the browser has no locks (plain http), each tab reads its own.
 */
export function startLive(name: string, hear: (news: LiveNews) => void): () => void {
  const shared = 'locks' in navigator && 'BroadcastChannel' in globalThis
  const channel = shared ? new BroadcastChannel(`cohort.live.${name}`) : undefined
  let lastId: string | undefined
  const take = ({ news, id }: Told) => {
    lastId = id ?? lastId
    if (news) hear(news)
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => take(data))
  const tell = (told: Told) => {
    take(told)
    channel?.postMessage(told)
  }
  const read = (signal: AbortSignal) => keepReading(signal, () => lastId, tell)
  const stop = whileSeen((signal) => {
    if (!shared) return read(signal)
    return navigator.locks.request(`cohort.live.${name}`, { signal }, () => read(signal))
  })
  return () => {
    stop()
    channel?.close()
  }
}

/** Runs while the tab is seen, and for a minute after. */
function whileSeen(run: (signal: AbortSignal) => Promise<void>): () => void {
  let running: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (document.hidden) {
      timer = setTimeout(() => {
        running?.abort()
        running = undefined
      }, hiddenMs)
    } else if (!running) {
      running = new AbortController()
      // Let go of: that is no failure.
      run(running.signal).catch(() => undefined)
    }
  }
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearTimeout(timer)
    running?.abort()
  }
}

/** One connection after the other, with growing pauses, until nobody wants any more or the session is over. */
async function keepReading(
  signal: AbortSignal,
  lastId: () => string | undefined,
  tell: (told: Told) => void,
): Promise<void> {
  let wait = shortestWaitMs
  while (!signal.aborted) {
    try {
      await readOnce(signal, lastId(), (event) => {
        wait = shortestWaitMs
        tell({ news: newsOf(event), id: event.id })
      })
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 401) return tell({ news: { kind: 'end' }, id: undefined })
      if (error instanceof ApiFailure && error.status === 403) return
      if (error instanceof ApiFailure && error.status === 429) wait = longestWaitMs
    }
    await pause(wait * (0.75 + Math.random() / 2), signal)
    wait = Math.min(wait * 2, longestWaitMs)
  }
}

function newsOf({ name, data }: LiveEvent): LiveNews | undefined {
  if (name === 'change') return { kind: 'change', change: JSON.parse(data) as LiveChange }
  return name === 'missed' || name === 'end' ? { kind: name } : undefined
}

async function readOnce(signal: AbortSignal, lastId: string | undefined, hear: (event: LiveEvent) => void) {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silentMs)
  try {
    const both = AbortSignal.any([signal, silence.signal])
    const response = await (lastId
      ? requestStream(listenLive, { query: {} }, both, { 'last-event-id': lastId })
      : requestStream(listenLive, { query: { ageMs: pageAge() } }, both))
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const read = eventReader()
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silentMs)
      for (const event of read(piece.value)) hear(event)
    }
  } finally {
    clearTimeout(timer)
  }
}

/** How long ago the page asked for the first of what it shows; its way to the server takes a moment too. */
const pageAge = () => Math.ceil(performance.now() + 1_000)

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        done()
      },
      { once: true },
    )
  })
