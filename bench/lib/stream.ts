import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type LiveChange, listenLive } from '@cohort/contract/live'
import type { Enterprise } from '#bench/lib/enterprise'

/** Hears what changes, as an open page does. `hear` is called the moment that it arrives; returns how to leave. */
export async function openStream({ url, token }: Enterprise, hear: (change: LiveChange) => void): Promise<() => void> {
  const headers = { authorization: `Bearer ${token}` }
  const asking = get(`${url}${listenLive.path}`, { headers, agent: false })
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`the stream was not opened: ${answer.statusCode}`)
  let isLeft = false
  let rest = ''
  answer.setEncoding('utf8').on('data', (text: string) => {
    const events = (rest + text).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1]
      if (data && event.startsWith('event: change\n')) hear(JSON.parse(data))
    }
  })
  answer.on('error', (error) => {
    // Whoever measures would wait for ever.
    if (!isLeft) throw error
  })
  await once(answer, 'data')
  return () => {
    isLeft = true
    answer.destroy()
  }
}
