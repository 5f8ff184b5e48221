import type { BrowserServer } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startBrowser } from './browser.ts'
import { type RunningServer, startServer } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string
    databaseUrl: string
    browserEndpoint: string
  }
}

let server: RunningServer | undefined
let browser: BrowserServer | undefined

/** One browser and one server for all journeys. */
export async function setup(project: TestProject): Promise<void> {
  browser = await startBrowser()
  server = await startServer()
  project.provide('serverUrl', server.url)
  project.provide('databaseUrl', server.databaseUrl)
  project.provide('browserEndpoint', browser.wsEndpoint())
}

export async function teardown(): Promise<void> {
  await browser?.close()
  await server?.stop()
}
