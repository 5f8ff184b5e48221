// What hands do that a locator does not: drop a file, move a finger.
import type { Page } from 'playwright-core'
import type { Sample } from './sample-files.ts'

/** So many empty bytes in a drop. */
export const dropped = (page: Page, name: string, bytes: number) =>
  page.evaluateHandle(
    ([name, bytes]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], name))
      return transfer
    },
    [name, bytes] as const,
  )

/** Files with content in a drop, as the browser hands them to the page. */
export const filesInHand = (page: Page, files: readonly Sample[]) =>
  page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer()
      for (const { name, type, content } of all) {
        const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type }))
      }
      return transfer
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, content: buffer.toString('base64') })),
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
