import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { useOptimistic } from '#lib/optimistic.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

it('shows a wish until the data says so, says otherwise, or it was refused', async () => {
  let seen: ReturnType<typeof useOptimistic<number>> | undefined
  const Probe = ({ actual }: { actual: number }) => {
    seen = useOptimistic(actual)
    return null
  }
  const root = createRoot(document.createElement('div'))
  const show = (actual: number) => act(() => root.render(<Probe actual={actual} />))
  await show(1)
  await act(() => seen?.want(3))
  expect(seen?.value).toBe(3)
  // Drawn again with the old answer: the wish still shows.
  await show(1)
  expect(seen?.value).toBe(3)
  await show(3)
  expect(seen?.value).toBe(3)
  await show(4)
  expect(seen?.value).toBe(4)
  await act(() => seen?.want(5))
  await act(() => seen?.giveUp())
  expect(seen?.value).toBe(4)
  await act(() => root.unmount())
})
