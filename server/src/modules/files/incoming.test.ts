import { Readable } from 'node:stream'
import { fail } from '@cohort/contract/errors'
import type { MultipartFile } from '@fastify/multipart'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { incoming, peeked } from '#modules/files/incoming'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const from = (file: Readable) => incoming({ file } as unknown as MultipartFile, 10, fail('FileTooLarge'))
/** Says nothing by itself. */
const silent = () => new Readable({ read: () => {} })

test('a sender who is silent for two minutes has gone', async () => {
  const bytes = from(silent())
  const next = expect(bytes.next()).rejects.toMatchObject({ code: 'UploadBroken' })
  await vi.advanceTimersByTimeAsync(120_000)
  await next
})

test('a slow sender is waited for, and the time of the storage is not the sender’s', async () => {
  const file = silent()
  const bytes = from(file)
  for (const text of ['a', 'b', 'c']) {
    const next = bytes.next()
    await vi.advanceTimersByTimeAsync(100_000)
    file.push(text)
    expect(String((await next).value)).toBe(text)
    await vi.advanceTimersByTimeAsync(600_000)
  }
  file.push(null)
  expect((await bytes.next()).done).toBe(true)
})

test('the last byte that fits is taken, the next one refused', async () => {
  expect((await from(Readable.from([Buffer.alloc(10)])).next()).value).toHaveLength(10)
  await expect(from(Readable.from([Buffer.alloc(11)])).next()).rejects.toMatchObject({ code: 'FileTooLarge' })
})

test('what was looked at first is still there afterwards', async () => {
  const source = from(Readable.from([Buffer.from('ab'), Buffer.from('cd'), Buffer.from('ef')]))
  const { head, all } = await peeked(source, 3)
  expect(head.toString()).toBe('abc')
  expect((await Readable.from(all).toArray()).join('')).toBe('abcdef')
})
