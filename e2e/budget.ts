// What a browser loads for a page, with an empty cache, as gzip. `npm test` prints both numbers and fails above the budget.
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { newOwner } from './ask.ts'
import { startBrowser } from './browser.ts'
import { startServer } from './server.ts'

interface Budget {
  name: string
  path: string
  kilobytes: number
  signedIn: boolean
}

const budgets: Budget[] = [
  { name: 'the sign-in page', path: '/login', kilobytes: 250, signedIn: false },
  { name: 'the first list', path: '/setting/member', kilobytes: 450, signedIn: true },
]

const isPacked = (type: string) => /font|image\/(png|jpeg|webp|avif)|woff/.test(type)

async function loadedBy(browser: Browser, url: string, { path }: Budget, token: string | undefined): Promise<number> {
  const context = await browser.newContext({ baseURL: url })
  if (token) await context.addCookies([{ name: 'token', value: token, url, sameSite: 'Lax' }])
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.ok() && !/\/(mesoor-\w+|fuze)\//.test(response.url())) sizes.push(sizeOf(response))
  })
  await page.goto(path)
  await page.locator('h1, [role="heading"], table, [role="table"]').first().waitFor()
  // biome-ignore lint/nursery/noPlaywrightNetworkidle: a measurement wants all that is loaded, also in idle time
  await page.waitForLoadState('networkidle')
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await context.close()
  return total
}

async function sizeOf(response: { body(): Promise<Buffer>; headers(): Record<string, string> }): Promise<number> {
  const body = await response.body()
  return isPacked(response.headers()['content-type'] ?? '') ? body.length : gzipSync(body).length
}

const server = await startServer()
const browserServer = await startBrowser()
try {
  const browser = await chromium.connect(browserServer.wsEndpoint())
  const { token } = await newOwner(server.url, '澄海科技')
  for (const budget of budgets) {
    const kilobytes = (await loadedBy(browser, server.url, budget, budget.signedIn ? token : undefined)) / 1000
    const within = kilobytes <= budget.kilobytes
    process.stdout.write(
      `${within ? '✓' : '✗'} ${budget.name}: ${kilobytes.toFixed(0)} kB gzip of ${budget.kilobytes}\n`,
    )
    if (!within) process.exitCode = 1
  }
  await browser.close()
} finally {
  await browserServer.close()
  await server.stop()
}
