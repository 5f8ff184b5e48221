import { setTimeout as pause } from 'node:timers/promises'
import { getAppInfo, getMe } from '@cohort/contract/session'
import { getConfig } from '@cohort/contract/tenants'
import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import type { Face } from './faces.ts'
import { addressOf, isInside, type TableRoute } from './routes.ts'

export interface Shot {
  state: 'content' | 'empty' | 'loading' | 'failed'
  language: 'zh' | 'en'
  theme: 'light' | 'dark'
  widths: number[]
}

/** Whom and what the pictures are taken with. */
export interface Stage {
  /** Tokens: of the demo enterprise, of one that holds nothing yet, and of someone without any. */
  content: string
  empty: string
  newcomer: string
  /** Addresses of routes that show nothing without more than their path, by name. */
  addresses: Record<string, string>
  /** Of those in the enterprise that holds nothing, where it holds at least the place for it. */
  emptyAddresses: Record<string, string>
}

const heights: Record<number, number> = { 1440: 900, 1024: 768, 390: 844 }
const patienceMs = 10_000
const isApi = (url: URL) => /^\/(mesoor-user|mesoor-space|fuze|ruleengine)\//.test(url.pathname)
/** What the frame itself needs: held or failed, no screen would show at all. */
const frame = new Set([getAppInfo.path, getMe.path, getConfig.path])

/** Goes through the routes in one state, language and theme, and pictures each at every width. */
export async function takeShots(browser: Browser, url: string, routes: readonly Face[], stage: Stage, shot: Shot) {
  const context = await newContext(browser, url, shot)
  const taken: { name: string; image: Buffer }[] = []
  // Screens outside an enterprise hold no data that could be missing.
  const shown = routes.filter(
    (route) => shot.state !== 'empty' || (isInside(route) && (!route.deed || route.opensEmpty)),
  )
  for (const route of shown) {
    await context.clearCookies()
    const token = tokenOf(route, stage, shot.state)
    if (token) await context.addCookies([{ name: 'token', value: token, url, sameSite: 'Lax' }])
    const page = await context.newPage()
    // What a deed stands on is there: only what it asks for is held back or fails.
    let state: Shot['state'] = route.deed ? 'content' : shot.state
    const settled = watch(page, () => state)
    await page.route(isApi, (request) => answer(request, state, token !== undefined))
    const addresses = shot.state === 'empty' ? { ...stage.addresses, ...stage.emptyAddresses } : stage.addresses
    await page.goto(addresses[route.name] ?? addressOf(route))
    if (route.deed) {
      await page.setViewportSize({ width: shot.widths[0] ?? 1440, height: 900 })
      await settled(500)
      state = shot.state
      await route.deed(page)
    }
    for (const width of shot.widths) {
      await page.setViewportSize({ width, height: heights[width] ?? 900 })
      await settled(width !== shot.widths[0] ? 200 : shot.state === 'loading' ? 1500 : 500)
      const name = `${route.name}/${width}-${shot.language}-${shot.theme}-${shot.state}.png`
      taken.push({ name, image: await page.screenshot({ animations: 'disabled', caret: 'hide' }) })
    }
    await page.close()
  }
  await context.close()
  return taken
}

function tokenOf(route: TableRoute, stage: Stage, state: Shot['state']): string | undefined {
  if (isInside(route)) return state === 'empty' ? stage.empty : stage.content
  return route.access === 'public' ? undefined : stage.newcomer
}

async function newContext(browser: Browser, url: string, shot: Shot): Promise<BrowserContext> {
  const language = shot.language === 'en' ? 'en-US' : 'zh-CN'
  const context = await browser.newContext({
    baseURL: url,
    locale: language,
    colorScheme: shot.theme,
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(patienceMs)
  // A busy machine serves its pages late.
  context.setDefaultNavigationTimeout(6 * patienceMs)
  await context.addInitScript((locale) => localStorage.setItem('cohort.locale', JSON.stringify(locale)), language)
  return context
}

async function answer(route: Route, state: Shot['state'], signedIn: boolean): Promise<void> {
  const needed = signedIn && frame.has(new URL(route.request().url()).pathname)
  if (needed || state === 'content' || state === 'empty') return route.continue()
  // Loading: never answered, until the page is closed.
  if (state === 'loading') return
  const body = { error: 'ServerError', message: '', requestId: 'screens' }
  return route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify(body) })
}

/** Bars in the place of what is on its way; they are named in either language. */
const waiting = ['载入中', 'Loading'].map((words) => `[role=status][aria-label=${words}]`).join()

/** Waits until the page has asked for nothing new for a moment, shows no bars unless that is the picture, and has its fonts. */
function watch(page: Page, state: () => Shot['state']): (quietMs: number) => Promise<void> {
  let last = Date.now()
  const touch = () => {
    last = Date.now()
  }
  page.on('request', touch)
  page.on('requestfinished', touch)
  page.on('requestfailed', touch)
  return async (quietMs) => {
    touch()
    const deadline = Date.now() + patienceMs
    // On a busy machine a page that asks for nothing may only not have come to it.
    const isBusy = async () => state() !== 'loading' && (await page.locator(waiting).count()) > 0
    while ((Date.now() - last < quietMs || (await isBusy())) && Date.now() < deadline) await pause(50)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
}
