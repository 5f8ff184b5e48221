import { limits } from '@cohort/contract/limits'
import type { User } from '@cohort/contract/users'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWelcome } from '#app/shell/use-welcome.ts'
import { meQuery } from '#lib/who.ts'
import { toast } from '#ui/toast.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const Shell = () => {
  useWelcome()
  return null
}

async function enter(user: Partial<User>): Promise<() => Promise<void>> {
  const client = new QueryClient()
  client.setQueryData(meQuery.queryKey, user as User)
  const root = createRoot(document.createElement('div'))
  await act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <Shell />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  return () => act(async () => root.unmount())
}

it('welcomes someone without a name after five seconds, for twenty, once; someone with a name never', async () => {
  const nameless = { userId: 'u1', username: '13900000001', phone: '13900000001' }
  let leave = await enter({ ...nameless, userId: 'u0', username: '程以南' })
  await act(() => vi.advanceTimersByTime(limits.welcomeDelayMs))
  expect(toast.all()).toEqual([])
  await leave()

  leave = await enter(nameless)
  await act(() => vi.advanceTimersByTime(limits.welcomeDelayMs - 1))
  expect(toast.all()).toEqual([])
  await act(() => vi.advanceTimersByTime(1))
  expect(toast.all()).toMatchObject([{ seconds: limits.welcomeStayMs / 1000 }])
  for (const { id } of toast.all()) toast.hide(id)
  await leave()

  leave = await enter(nameless)
  await act(() => vi.advanceTimersByTime(limits.welcomeDelayMs))
  expect(toast.all()).toEqual([])
  await leave()
})
