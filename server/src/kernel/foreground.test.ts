import { expect, test } from 'vitest'
import { answering, stepAside } from '#kernel/foreground'

test('work in the background goes on at once where nobody waits', async () => {
  await stepAside()
  expect(await answering(async () => 'answered')).toBe('answered')
  await stepAside()
})

test('it waits for an answer that is being made, and no longer than a moment for one that is not', async () => {
  const order: string[] = []
  const quick = answering(async () => {
    await Promise.resolve()
    order.push('answer')
  })
  await stepAside().then(() => order.push('work'))
  await quick
  expect(order).toEqual(['answer', 'work'])

  let answer = (): void => {}
  const slow = answering(() => new Promise<void>((done) => (answer = done)))
  await stepAside()
  answer()
  await slow
})

test('an answer that fails is no longer waited for', async () => {
  await expect(answering(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await stepAside()
})
