import { expect, onTestFinished, test } from 'vitest'
import { Apart } from '#kernel/apart'
import type { TestTask } from '#testing/apart-program'
import { isAlive } from '#testing/family'

const program = new URL('../testing/apart-program.ts', import.meta.url)
const ended = 'the process that works apart has ended'

function apart(heap?: { old: number; young: number }): Apart<TestTask, number> {
  const made = new Apart<TestTask, number>(program, { idleMs: 60_000, env: {}, ...(heap && { heap }) })
  onTestFinished(() => made.end())
  return made
}

test('one process does one task after the other, and a task that fails says why', async () => {
  const work = apart()
  const first = await work.ask({ what: 'who' })
  expect(first).not.toBe(process.pid)
  await expect(work.ask({ what: 'fail' })).rejects.toThrow('as asked for')
  expect(await work.ask({ what: 'who' })).toBe(first)
})

test('what a process had under way fails when it dies, and the next task begins another', async () => {
  const work = apart()
  const first = await work.ask({ what: 'who' })
  const waiting = work.ask({ what: 'never' })
  const died = work.ask({ what: 'die' })
  await Promise.all([expect(waiting).rejects.toThrow(ended), expect(died).rejects.toThrow(ended)])
  expect(await work.ask({ what: 'who' })).not.toBe(first)
})

test('what is under way fails when it is ended, and by then the process is gone, whatever it was doing', async () => {
  const work = apart()
  const pid = await work.ask({ what: 'who' })
  // It hears nothing any more, and so cannot go by itself.
  process.kill(pid, 'SIGSTOP')
  const waiting = work.ask({ what: 'never' }).catch((error: Error) => [error.message, isAlive(pid)])
  await work.end()
  expect(isAlive(pid)).toBe(false)
  expect(await waiting).toEqual([ended, false])
})

test('who asks while one ends is served by the next', async () => {
  const work = apart()
  const first = await work.ask({ what: 'who' })
  const lost = expect(work.ask({ what: 'never' })).rejects.toThrow(ended)
  const ending = work.end()
  expect(await work.ask({ what: 'who' })).not.toBe(first)
  await Promise.all([ending, lost])
})

test('it never takes more memory than it was given', async () => {
  const work = apart({ old: 40, young: 1 })
  expect(await work.ask({ what: 'grow', megabytes: 8 })).toBe(8 * 131_072)
  await expect(work.ask({ what: 'grow', megabytes: 200 })).rejects.toThrow(ended)
})
