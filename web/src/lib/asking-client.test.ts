import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { AskingClient } from '#lib/asking-client.ts'

test('what changed while the first answer was on its way is asked for again', async () => {
  const client = new AskingClient()
  let now = 15
  let answer: (() => void) | undefined
  const queryFn = () => {
    const read = now
    return new Promise<number>((done) => {
      answer = () => done(read)
    })
  }
  const observer = new QueryObserver<number>(client, { queryKey: ['GET', '/used'], queryFn })
  const leave = observer.subscribe(() => undefined)
  now = 16
  void client.invalidateQueries({ queryKey: ['GET', '/used'] })
  answer?.()
  await expect.poll(() => observer.getCurrentResult().data).toBe(15)
  await expect.poll(() => observer.getCurrentResult().fetchStatus).toBe('fetching')
  answer?.()
  await expect.poll(() => observer.getCurrentResult().data).toBe(16)
  expect(observer.getCurrentResult().fetchStatus).toBe('idle')
  leave()
})
