import { limits } from '@cohort/contract/limits'
import { expect, it } from 'vitest'
import { ApiFailure } from '#lib/api.ts'
import { abandon, losesOnClose } from '#lib/leaving.ts'
import { createUploads } from '#lib/uploads.ts'

const file = (name: string, size = 1): File => {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const failure = (code: ApiFailure['code']) => new ApiFailure({ code, status: 0, message: code })

const scope = {}

/** Uploads whose end the test decides. */
function inHand() {
  const ends: { done: (name: string) => void; failed: (error: unknown) => void; signal: AbortSignal }[] = []
  const done: string[] = []
  const uploads = createUploads<string>({
    send: (_file, { signal }) => new Promise((done, failed) => ends.push({ done, failed, signal })),
    onDone: (name) => done.push(name),
    scope,
    forgetDone: true,
  })
  return { uploads, ends, done }
}

it('hands over what arrived and forgets it', async () => {
  const { uploads, ends, done } = inHand()
  uploads.add([file('a.pdf')])
  expect(uploads.read()[0]?.state).toBe('waiting')
  expect(losesOnClose(scope)).toBe(true)
  ends[0]?.done('a')
  await expect.poll(() => uploads.read()).toEqual([])
  expect(done).toEqual(['a'])
  expect(losesOnClose(scope)).toBe(false)
})

it('sends again what failed, and not what is refused for good', async () => {
  const { uploads, ends, done } = inHand()
  uploads.add([file('a.pdf'), file('b.exe')])
  ends[0]?.failed(failure('Timeout'))
  ends[1]?.failed(failure('UnsupportedFile'))
  await expect.poll(() => uploads.read().map(({ state }) => state)).toEqual(['failed', 'refused'])
  uploads.retry(uploads.read()[0]?.id ?? 0)
  ends[2]?.done('a')
  await expect.poll(() => done).toEqual(['a'])
})

it('refuses what is too large before anything is sent', () => {
  const { uploads, ends } = inHand()
  uploads.add([file('film.mp4', limits.uploadBytes + 1), file('even.mp4', limits.uploadBytes)])
  expect(uploads.read()[0]).toMatchObject({ state: 'refused', message: '文件大小不能超过 200MB' })
  expect(ends).toHaveLength(1)
  ends[0]?.done('even')
})

it('stops what is cancelled or left behind', async () => {
  const { uploads, ends, done } = inHand()
  uploads.add([file('a.pdf'), file('b.pdf')])
  uploads.remove(uploads.read()[0]?.id ?? 0)
  expect(ends[0]?.signal.aborted).toBe(true)
  abandon({})
  expect(ends[1]?.signal.aborted).toBe(false)
  abandon(scope)
  expect(ends[1]?.signal.aborted).toBe(true)
  for (const { failed } of ends) failed(failure('Aborted'))
  await expect.poll(() => losesOnClose(scope)).toBe(false)
  expect(uploads.read()).toEqual([])
  expect(done).toEqual([])
})
