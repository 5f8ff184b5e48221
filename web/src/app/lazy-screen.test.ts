import { expect, it, vi } from 'vitest'
import { reloadOnce } from '#app/lazy-screen.tsx'

const page = (path: string) => ({ path: () => path, reload: vi.fn() })
const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))

it('passes on what was loaded', async () => {
  const here = page('/a')
  await expect(reloadOnce('A', () => Promise.resolve('screen'), here)).resolves.toBe('screen')
  expect(here.reload).not.toHaveBeenCalled()
})

it('reloads the path once, then lets the failure show', async () => {
  const first = page('/b')
  void reloadOnce('B', gone, first)
  await expect.poll(() => first.reload.mock.calls).toHaveLength(1)
  // The rest of the page loads well meanwhile.
  await reloadOnce('Shell', () => Promise.resolve('frame'), page('/b'))
  const second = page('/b')
  await expect(reloadOnce('B', gone, second)).rejects.toThrow('Failed to fetch')
  expect(second.reload).not.toHaveBeenCalled()
})

it('gives another chance to a path that has been loaded since', async () => {
  await reloadOnce('B', () => Promise.resolve('screen'), page('/b'))
  const again = page('/b')
  void reloadOnce('B', gone, again)
  await expect.poll(() => again.reload.mock.calls).toHaveLength(1)
})
