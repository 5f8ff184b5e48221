// Journeys: what a person does, in a real browser, against the real server as a process.
//
// A journey is e2e/<name>.journey.ts, a Vitest file. `npm test -- e2e` runs all, `npm test -- e2e sign-in` one. All share
// one browser and one server (global-setup.ts); every journey makes its own people and enterprises, so that none sees
// another's (ask.ts: newPhone, newOwner). A journey that needs other settings starts its own server (server.ts). Wait for
// what a person would see (`locator.waitFor`, `expect.poll`), never for time. An error that no page caught fails the test.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listenLive } from '@cohort/contract/live'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, inject, type TestContext } from 'vitest'

/** The server that all journeys share. */
export const serverUrl = inject('serverUrl')

export interface Visitor {
  language?: 'zh-CN' | 'en-US'
  width?: number
  height?: number
  dark?: boolean
  /** A server of the journey's own. */
  url?: string
  /** Stays for all tests of the file, with what its browser has already loaded. */
  stays?: boolean
}

let browser: Browser | undefined
const open = new Set<BrowserContext>()
const staying = new Set<BrowserContext>()
const uncaught: string[] = []
/** What the server refused or never answered. */
const refused: string[] = []

/** A new browser profile with one page. It is closed after the test, or after the file. */
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
  context.setDefaultTimeout(30_000)
  context.on('weberror', (error) => uncaught.push(error.error().message))
  context.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
  })
  context.on('requestfailed', (asked) => {
    refused.push(`${asked.failure()?.errorText} ${new URL(asked.url()).pathname}`)
  })
  await context.addInitScript((locale) => {
    // A page that is still empty has no storage.
    if (!location.protocol.startsWith('http') || localStorage.getItem('cohort.locale')) return
    localStorage.setItem('cohort.locale', JSON.stringify(locale))
  }, visitor.language ?? 'zh-CN')
  if (visitor.stays) staying.add(context)
  else open.add(context)
  const page = await context.newPage()
  if (slowness > 1) await slowDown(page)
  return page
}

/** `SLOW=6 npm test -- e2e sign-in`: pages six times as slow, and a slow line. What races shows itself there. */
const slowness = Number(process.env.SLOW ?? 1)

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const line = { offline: false, latency: slowness * 10, downloadThroughput: -1, uploadThroughput: -1 }
  await session.send('Network.emulateNetworkConditions', line)
}

const pictures = fileURLToPath(new URL('../screens/failed', import.meta.url))

/** After every test of every file (every-file.ts). */
export async function afterTest({ task }: TestContext): Promise<void> {
  // What the pages showed when a journey failed is the quickest answer to why.
  const failed = task.result?.state === 'fail'
  for (const [index, page] of [...open, ...staying].flatMap((context) => context.pages()).entries()) {
    if (!failed) continue
    await page.screenshot({ path: join(pictures, `${task.name.replaceAll('/', '-')} ${index + 1}.png`) })
    process.stderr.write(`${task.name}: page ${index + 1} was at ${page.url()}\n${await wordsOn(page)}\n`)
  }
  for (const context of open) await context.close()
  open.clear()
  if (failed) process.stderr.write(`refused or lost: ${refused.join(', ') || 'nothing'}\n`)
  refused.length = 0
  expect(uncaught.splice(0)).toEqual([])
}

export async function afterFile(): Promise<void> {
  for (const context of staying) await context.close()
  staying.clear()
}

/** What can be read on a page, for the report of a failure. */
const wordsOn = (page: Page): Promise<string> =>
  page.evaluate(() => document.body.innerText.replaceAll(/\s*\n\s*/g, ' | ').slice(0, 3000)).catch(String)

/** `await eventually(() => …).toBe(…)`: for what shows no text to wait for. */
export const eventually = <T>(read: () => T) => expect.poll(read)

/** Asks for a code as a person would, and reads the one that the page shows on loopback. */
export async function askForCode(page: Page, phone: string): Promise<string> {
  await page.getByLabel(/^(手机号|Phone)/).fill(phone)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^(获取验证码|Get code)$/ }).click()
  const shown = await page.getByText(/(本机演示|Demo on this machine).*\d{6}/).textContent()
  return /\d{6}/.exec(shown ?? '')?.[0] ?? ''
}

/** The six boxes of the code, which are one field. */
export const codeField = (page: Page) => page.getByRole('textbox', { name: /验证码|Verification code/ })

/** Types a code in the place of whatever stands there. Its last digit sends the form. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await codeField(page).press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type(code)
}

/** Signs in as a person would: phone, code from the page. Ends wherever the product then leads. */
export async function signIn(page: Page, phone: string, path = '/login'): Promise<void> {
  await page.goto(path)
  const code = await askForCode(page, phone)
  await typeCode(page, code)
  const start = new URL(page.url()).pathname
  await page.waitForURL((url) => url.pathname !== start)
}

/** Puts a session into the page without the sign-in screen, for journeys about something else. */
export async function enter(page: Page, token: string, path = '/', origin = serverUrl): Promise<void> {
  await page.context().addCookies([{ name: 'token', value: token, url: origin, sameSite: 'Lax' }])
  await page.goto(path)
}

/** Asked for before a page is opened: waits until the page hears what happens in the enterprise. */
export const beginsToHear = (page: Page) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname === listenLive.path)

/** Waits until the address is this path, whatever its query. */
export const atPath = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)

/** Waits until there is a heading, nothing is on its way any more, and nothing moves or fades in. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const seen = (what: string) => [...document.querySelectorAll(what)].some((element) => element.checkVisibility())
    const moving = document.getAnimations().some(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    })
    return seen('h1, h2') && !seen('[class*="_ghost_"]') && !moving
  })
}

/** Changes the language, as it changes when another window of the same browser does. */
export async function speak(page: Page, language: 'zh-CN' | 'en-US'): Promise<void> {
  await page.evaluate((locale) => {
    localStorage.setItem('cohort.locale', JSON.stringify(locale))
    dispatchEvent(new StorageEvent('storage', { key: 'cohort.locale' }))
  }, language)
  await page.locator(`html[lang="${language}"]`).waitFor()
}

/** Everything in Chinese that can be seen or heard on the page now. */
export const chineseOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heard = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'data-tip']
    const texts = [document.title]
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
      for (const name of heard) texts.push(element.getAttribute(name) ?? '')
    }
    return texts.filter((text) => /[\p{Script=Han}，。：；？！「」《》（）]/u.test(text))
  })

/** axe-core, as the package for Playwright brings it. Its builder sends the whole script anew for every question. */
const require = createRequire(import.meta.url)
const axeFile = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js')
const axeScript = readFileSync(axeFile, 'utf8')

interface Violation {
  id: string
  help: string
  nodes: { target: unknown[] }[]
}
declare const axe: { run(root: Document, options: object): Promise<{ violations: Violation[] }> }

/** No violation of the accessibility rules, all of them, on what the page shows now. */
export async function expectAccessible(page: Page, where = ''): Promise<void> {
  await settled(page)
  if (await page.evaluate(() => typeof axe === 'undefined')) await page.evaluate(axeScript)
  const violations = await page.evaluate(async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ target }) => ({ target })) }))
  })
  const found = violations.map(
    ({ id, help, nodes }) => `${where} ${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`,
  )
  expect(found).toEqual([])
}
