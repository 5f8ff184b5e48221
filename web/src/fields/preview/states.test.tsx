import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Waiting } from '#fields/preview/states.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows the indicator after three seconds, with how much is there', async () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  await act(() => root.render(<Waiting bytes={2_097_152} size={10_485_760} />))
  await act(() => vi.advanceTimersByTime(2_999))
  expect(box.textContent).toBe('')
  await act(() => vi.advanceTimersByTime(1))
  expect(box.textContent).toBe('正在加载预览，2 MB / 10 MB')
  await act(() => root.unmount())
})
