import { type Browser, chromium } from 'playwright-core'
import type { Layout } from '#bench/resumes/layouts'
import type { Dice } from '#talent/testing/dice'

const { chromiumPath, ensureSystem } = (await import(
  new URL('../../scripts/lib/system.mjs', import.meta.url).href
)) as {
  chromiumPath(): string
  ensureSystem(needs: readonly string[]): Promise<void>
}

/** Pages to PDF and to pictures as a bad scanner would give them. */
export class Printer {
  readonly #browser: Browser
  readonly #context: Awaited<ReturnType<Browser['newContext']>>

  constructor(browser: Browser, context: Awaited<ReturnType<Browser['newContext']>>) {
    this.#browser = browser
    this.#context = context
  }

  static async open(): Promise<Printer> {
    await ensureSystem(['chromium', 'fonts'])
    const browser = await chromium.launch({ executablePath: chromiumPath() })
    // The picture of a page has about 150 dots an inch, as phones and cheap scanners give them.
    const context = await browser.newContext({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 1.6 })
    return new Printer(browser, context)
  }

  async pdf(html: string, layout?: Pick<Layout, 'footer'>): Promise<Uint8Array> {
    const page = await this.#context.newPage()
    try {
      await page.setContent(html)
      const foot =
        '<div style="font-size:8px;width:100%;text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>'
      const bytes = await page.pdf({
        format: 'A4',
        printBackground: true,
        preferCSSPageSize: true,
        ...(layout?.footer && { displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: foot }),
      })
      return new Uint8Array(bytes)
    } finally {
      await page.close()
    }
  }

  /** Turned a little, on grey paper, with grain, and pressed as JPEG. */
  async picture(html: string, dice: Dice): Promise<Uint8Array> {
    const page = await this.#context.newPage()
    try {
      await page.setContent(html)
      const turn = (dice.next() * 3 - 1.5).toFixed(2)
      const grey = dice.int(232, 250)
      const style = `html { background: rgb(${grey},${grey},${grey}); padding: 46px 52px } body { transform: rotate(${turn}deg); position: relative }
        body::after { content: ''; position: absolute; inset: 0; opacity: ${(0.05 + dice.next() * 0.1).toFixed(2)}; pointer-events: none;
        background-image: url("data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='300' height='300'><filter id='n'><feTurbulence type='fractalNoise' baseFrequency='.9' seed='${dice.int(1, 99)}'/></filter><rect width='300' height='300' filter='url(%23n)'/></svg>") }`
      await page.addStyleTag({ content: style })
      return new Uint8Array(await page.screenshot({ type: 'jpeg', quality: dice.int(55, 88), fullPage: true }))
    } finally {
      await page.close()
    }
  }

  async close(): Promise<void> {
    await this.#browser.close()
  }
}
