import { type Browser, chromium, type Page } from 'playwright-core'
import type { Layout } from '#bench/resumes/layouts'
import type { Dice } from '#talent/testing/dice'

const { chromiumPath, ensureSystem } = (await import(
  new URL('../../scripts/lib/system.mjs', import.meta.url).href
)) as {
  chromiumPath(): string
  ensureSystem(needs: readonly string[]): Promise<void>
}

/** A browser that has drawn so many pages is closed for a new one: what it keeps of each of them grows. */
const pagesOfOne = 20

/** Pages to PDF and to pictures as a bad scanner would give them. */
export class Printer {
  #browser: Browser | undefined
  #drawn = 0

  static async open(): Promise<Printer> {
    await ensureSystem(['chromium', 'fonts'])
    return new Printer()
  }

  /** What is drawn of a page. A browser that dies on a busy machine is replaced, and the page drawn once more. */
  async #draw(html: string, draw: (page: Page) => Promise<Uint8Array>): Promise<Uint8Array> {
    const again = async (error: unknown): Promise<Uint8Array> => {
      if (this.#browser?.isConnected() !== false) throw error
      return this.#drawOnce(html, draw)
    }
    return this.#drawOnce(html, draw).catch(again)
  }

  async #drawOnce(html: string, draw: (page: Page) => Promise<Uint8Array>): Promise<Uint8Array> {
    if (this.#drawn >= pagesOfOne || this.#browser?.isConnected() === false) await this.close()
    this.#browser ??= await chromium.launch({ executablePath: chromiumPath() })
    this.#drawn += 1
    // The picture of a page has about 150 dots an inch, as phones and cheap scanners give them.
    const page = await this.#browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 1.6 })
    try {
      await page.setContent(html)
      return new Uint8Array(await draw(page))
    } finally {
      await page.close().catch(() => undefined)
    }
  }

  pdf(html: string, layout?: Pick<Layout, 'footer'>): Promise<Uint8Array> {
    return this.#draw(html, (page) => {
      const foot =
        '<div style="font-size:8px;width:100%;text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>'
      return page.pdf({
        format: 'A4',
        printBackground: true,
        preferCSSPageSize: true,
        ...(layout?.footer && { displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: foot }),
      })
    })
  }

  /** Turned a little, on grey paper, with grain, and pressed as JPEG. */
  picture(html: string, dice: Dice): Promise<Uint8Array> {
    const turn = (dice.next() * 3 - 1.5).toFixed(2)
    const grey = dice.int(232, 250)
    const style = `html { background: rgb(${grey},${grey},${grey}); padding: 46px 52px } body { transform: rotate(${turn}deg); position: relative }
        body::after { content: ''; position: absolute; inset: 0; opacity: ${(0.05 + dice.next() * 0.1).toFixed(2)}; pointer-events: none;
        background-image: url("data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg' width='300' height='300'><filter id='n'><feTurbulence type='fractalNoise' baseFrequency='.9' seed='${dice.int(1, 99)}'/></filter><rect width='300' height='300' filter='url(%23n)'/></svg>") }`
    const quality = dice.int(55, 88)
    return this.#draw(html, async (page) => {
      await page.addStyleTag({ content: style })
      return page.screenshot({ type: 'jpeg', quality, fullPage: true })
    })
  }

  async close(): Promise<void> {
    await this.#browser?.close().catch(() => undefined)
    this.#browser = undefined
    this.#drawn = 0
  }
}
