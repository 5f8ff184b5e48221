// Journeys: what a person does, in a real browser, against the real server as a process.
//
// A journey is e2e/<name>.journey.ts, a Vitest file. `npm test -- e2e` runs all, `npm test -- e2e sign-in` one. All share
// one browser and one server (global-setup.ts); every journey makes its own people and enterprises, so that none sees
// another's (ask.ts: newPhone, newOwner). A journey that needs other settings starts its own server (server.ts). Wait for
// what a person would see (`locator.waitFor`, `expect.poll`), never for time.
import { AxeBuilder } from '@axe-core/playwright'
import { limits } from '@cohort/contract/limits'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'

/** The server that all journeys share. */
export const serverUrl = inject('serverUrl')

export interface Visitor {
  language?: 'zh-CN' | 'en-US'
  width?: number
  height?: number
  dark?: boolean
  /** A server of the journey's own. */
  url?: string
}

let browser: Browser | undefined
const open = new Set<BrowserContext>()

/** A new browser profile with one page. It is closed after the test. */
export async function newVisitor(visitor: Visitor = {}): Promise<Page> {
  browser ??= await chromium.connect(inject('browserEndpoint'))
  const { width = 1440, height = width < 600 ? 844 : 900 } = visitor
  const context = await browser.newContext({
    baseURL: visitor.url ?? serverUrl,
    locale: visitor.language ?? 'zh-CN',
    colorScheme: visitor.dark ? 'dark' : 'light',
    viewport: { width, height },
    hasTouch: width < 600,
    isMobile: width < 600,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(15_000)
  await context.addInitScript((locale) => {
    if (!localStorage.getItem('cohort.locale')) localStorage.setItem('cohort.locale', JSON.stringify(locale))
  }, visitor.language ?? 'zh-CN')
  open.add(context)
  return context.newPage()
}

afterEach(async () => {
  for (const context of open) await context.close()
  open.clear()
})

/** Signs in as a person would: phone, code from the page. Ends wherever the product then leads. */
export async function signIn(page: Page, phone: string, path = '/login'): Promise<void> {
  await page.goto(path)
  await page.getByLabel(/^(手机号|Phone)/).fill(phone)
  const agree = page.getByRole('checkbox')
  if ((await agree.count()) > 0) await agree.first().check()
  const answer = page.waitForResponse((response) => response.url().includes('/verificationCode'))
  await page.getByRole('button', { name: /^(获取验证码|Get code|Send code)/ }).click()
  const { code } = (await (await answer).json()) as { code: string }
  await page.getByText(code, { exact: false }).first().waitFor()
  await typeCode(page, code)
  // The last digit sends the form.
  const start = new URL(path, page.url()).pathname
  await page.waitForURL((url) => url.pathname !== start)
}

async function typeCode(page: Page, code: string): Promise<void> {
  expect(code).toHaveLength(limits.codeDigits)
  await page
    .getByLabel(/验证码|verification code/i)
    .first()
    .click()
  await page.keyboard.type(code)
}

/** Puts a session into the page without the sign-in screen, for journeys about something else. */
export async function enter(page: Page, token: string, path = '/'): Promise<void> {
  const url = new URL(path, serverUrl)
  await page.context().addCookies([{ name: 'token', value: token, url: url.origin, sameSite: 'Lax' }])
  await page.goto(path)
}

/** No violation of the accessibility rules on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  )
  expect(found).toEqual([])
}
