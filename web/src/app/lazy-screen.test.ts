import { expect, it, vi } from 'vitest'
import { reloadOnce } from '#app/lazy-screen.tsx'

const page = (path: string) => ({ path: () => path, reload: vi.fn() })
const gone = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))

it('passes on what was loaded', async () => {
  const here = page('/a')
  await expect(reloadOnce(() => Promise.resolve('screen'), here)).resolves.toBe('screen')
  expect(here.reload).not.toHaveBeenCalled()
})

it('reloads the path once, then lets the failure show', async () => {
  const first = page('/b')
  void reloadOnce(gone, first)
  await vi.waitFor(() => expect(first.reload).toHaveBeenCalledOnce())
  const second = page('/b')
  await expect(reloadOnce(gone, second)).rejects.toThrow('Failed to fetch')
  expect(second.reload).not.toHaveBeenCalled()
})

it('gives another chance to a path that has been loaded since', async () => {
  await reloadOnce(() => Promise.resolve('screen'), page('/b'))
  const again = page('/b')
  void reloadOnce(gone, again)
  await vi.waitFor(() => expect(again.reload).toHaveBeenCalledOnce())
})
