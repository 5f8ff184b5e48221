// What hands do that a locator does not: drop a file, move a finger.
import type { Page } from 'playwright-core'

/** Files in a drop, as the browser hands them to the page. */
export const dropped = (page: Page, name: string, bytes: number) =>
  page.evaluateHandle(
    ([name, bytes]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], name))
      return transfer
    },
    [name, bytes] as const,
  )

/** A finger that moves sideways over what is shown. */
export async function swipe(page: Page, by: number): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] })
  await touch('touchStart', 200)
  await touch('touchMove', 200 + by / 2)
  await touch('touchMove', 200 + by)
  await touch('touchEnd')
}
