// What a person who works by keys meets.
import type { Page } from 'playwright-core'

/** What a reader hears of where the focus is. */
export const heard = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return 'nothing'
    return at.getAttribute('aria-label') ?? at.closest('label')?.innerText ?? at.innerText
  })

export async function pressUntil(page: Page, key: string, words: RegExp): Promise<void> {
  const passed: string[] = []
  for (let at = await heard(page); !words.test(at); at = await heard(page)) {
    if (passed.push(at) > 60) throw new Error(`${key} never comes to ${words}: ${passed.join(', ')}`)
    await page.keyboard.press(key)
  }
}
export const tabTo = (page: Page, words: RegExp) => pressUntil(page, 'Tab', words)
