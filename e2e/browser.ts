import { chromium } from 'playwright-core'

/** The Chromium that CHROMIUM names (scripts/lib/system.mjs finds one). Our own pages need no sandbox, and root cannot have one. */
export const startBrowser = () =>
  chromium.launchServer({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // Without a language of its own a machine has no Chinese names of files.
    env: { ...process.env, LANG: 'C.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
