import { get, type IncomingMessage } from 'node:http'
import { type LiveChange, listenLive } from '@cohort/contract/live'

interface Heard {
  event: string
  id: string | undefined
  data: unknown
}

/** Someone who listens to the stream of live changes of a server. */
export interface Hearing {
  status: number
  heard: Heard[]
  /** Resolves with the first event that fits, heard before or from now on; fails when the stream ends without one. */
  until(fits: (heard: Heard) => boolean): Promise<Heard>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  leave(): void
}

export const changeOf = ({ event, data }: Heard): LiveChange | undefined =>
  event === 'change' ? (data as LiveChange) : undefined
/** Whether an event tells of a record. */
export const isAbout =
  (openId: string, kind?: string) =>
  (heard: Heard): boolean => {
    const change = changeOf(heard)
    const about = change?.records.some((record) => record.openId === openId) ?? false
    return about && (kind === undefined || change?.kind === kind)
  }

export async function hear(url: string, token: string, lastId?: string, query = ''): Promise<Hearing> {
  const headers = { authorization: `Bearer ${token}`, ...(lastId ? { 'last-event-id': lastId } : {}) }
  // A connection of its own, which goes when the listener goes: fetch would open another in its place.
  const answer = await new Promise<IncomingMessage>((done, failed) => {
    get(`${url}${listenLive.path}${query}`, { headers, agent: false }, done).once('error', failed)
  })
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  let over = false
  const tell = () => {
    for (const check of waiting) check()
  }
  const ended = read(answer, (one) => {
    heard.push(one)
    tell()
  })
    .catch(() => {})
    .then(() => {
      over = true
      tell()
    })
  const until = (fits: (heard: Heard) => boolean) =>
    new Promise<Heard>((done, failed) => {
      const check = () => {
        const found = heard.find(fits)
        if (found) done(found)
        else if (over) failed(new Error(`the stream ended; heard ${JSON.stringify(heard)}`))
        if (found || over) waiting.delete(check)
      }
      waiting.add(check)
      check()
    })
  return { status: answer.statusCode ?? 0, heard, until, ended, leave: () => answer.destroy() }
}

async function read(answer: IncomingMessage, tell: (heard: Heard) => void): Promise<void> {
  let text = ''
  for await (const chunk of answer.setEncoding('utf8')) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = new Map(block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]))
      const event = lines.get('event')
      if (event) tell({ event, id: lines.get('id'), data: JSON.parse(lines.get('data') ?? '{}') })
    }
  }
}
