// What a browser loads for a page, with an empty cache, as gzip. `npm test` prints both numbers and fails above the budget.
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, type Response } from 'playwright-core'
import { newOwner } from './ask.ts'
import { startBrowser } from './browser.ts'
import { startServer } from './server.ts'

interface Budget {
  name: string
  path: string
  kilobytes: number
  signedIn: boolean
}

interface Loaded {
  path: string
  kilobytes: number
}

const budgets: Budget[] = [
  { name: 'the sign-in page', path: '/login', kilobytes: 250, signedIn: false },
  { name: 'the first list', path: '/setting/member', kilobytes: 450, signedIn: true },
]

const isPacked = (type: string) => /font|image\/(png|jpeg|webp|avif)|woff/.test(type)

async function loadedBy(browser: Browser, url: string, { path }: Budget, token: string | undefined): Promise<Loaded[]> {
  const context = await browser.newContext({ baseURL: url })
  if (token) await context.addCookies([{ name: 'token', value: token, url, sameSite: 'Lax' }])
  const page = await context.newPage()
  const loads: Promise<Loaded>[] = []
  page.on('response', (response) => {
    if (response.ok() && !/\/(mesoor-\w+|fuze)\//.test(response.url())) loads.push(measure(response))
  })
  await page.goto(path)
  await page.locator('h1, [role="heading"], table, [role="table"]').first().waitFor()
  // biome-ignore lint/nursery/noPlaywrightNetworkidle: a measurement wants all that is loaded, also in idle time
  await page.waitForLoadState('networkidle')
  const loaded = await Promise.all(loads)
  await context.close()
  return loaded
}

async function measure(response: Response): Promise<Loaded> {
  const body = await response.body()
  const packed = isPacked(response.headers()['content-type'] ?? '')
  return { path: new URL(response.url()).pathname, kilobytes: (packed ? body.length : gzipSync(body).length) / 1000 }
}

/** Says the total; above the budget also what weighs most. */
function report(budget: Budget, loaded: Loaded[]): void {
  const total = loaded.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
  const within = total <= budget.kilobytes
  process.stdout.write(`${within ? '✓' : '✗'} ${budget.name}: ${total.toFixed(0)} kB gzip of ${budget.kilobytes}\n`)
  if (within) return
  process.exitCode = 1
  for (const { path, kilobytes } of loaded.toSorted((a, b) => b.kilobytes - a.kilobytes).slice(0, 12)) {
    process.stdout.write(`    ${kilobytes.toFixed(1).padStart(6)}  ${path}\n`)
  }
}

const server = await startServer()
const browserServer = await startBrowser()
try {
  const browser = await chromium.connect(browserServer.wsEndpoint())
  const { token } = await newOwner(server.url, '澄海科技')
  for (const budget of budgets) {
    report(budget, await loadedBy(browser, server.url, budget, budget.signedIn ? token : undefined))
  }
  await browser.close()
} finally {
  await browserServer.close()
  await server.stop()
}
