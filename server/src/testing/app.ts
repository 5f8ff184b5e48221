import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, Input, Output } from '@cohort/contract/call'
import type { WireError } from '@cohort/contract/errors'
import { requestCode, signIn } from '@cohort/contract/session'
import { createTenant } from '@cohort/contract/tenants'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '#app'
import { firstStart } from '#first-start'
import { FakeClock } from '#kernel/clock'
import { type Config, readConfig } from '#kernel/config'
import type { Context } from '#kernel/context'
import { type Database, openDatabase } from '#kernel/database'
import { type Jobs, openJobs } from '#kernel/jobs'
import { type Live, openLive } from '#kernel/live'
import { openLog } from '#kernel/log'
import type { Storage } from '#kernel/ports'
import { systemContext } from '#kernel/route'
import { modules } from '#modules/index'
import { paymentOf } from '#ports/payment/choice'
import { gazetteer } from '#ports/places/gazetteer'
import { storageOf } from '#ports/storage'
import { makeDatabase, type TestDatabase } from '#testing/database'
import { indexAstray } from '#testing/index-astray'

export interface Answer<C> {
  status: number
  body: Output<C>
  error: WireError
  headers: Record<string, unknown>
}

/** Someone signed in. */
export interface Actor {
  phone: string
  token: string
  tenant: string
}

/** Without limits: tests of other things are not to run into them. */
const usual = { DEMO: '0', LOG_LEVEL: 'silent', CODES_PER_ADDRESS: '1000000', STARTING_PACKAGE: 'customized' }
const secret = 'a secret for tests of 32 letters'

/** The whole application on a database of its own, with a clock that is moved by hand and an SMS gateway that keeps codes. */
export class TestApp {
  readonly clock = new FakeClock()
  readonly codes = new Map<string, string>()
  app!: FastifyInstance
  database!: Database
  testDatabase!: TestDatabase
  jobs!: Jobs
  live!: Live
  config!: Config
  storage!: Storage
  #folder = ''
  #phones = 0

  async open(settings: Record<string, string> = {}, logTo?: DestinationStream): Promise<void> {
    this.#folder = mkdtempSync(join(tmpdir(), 'cohort-app-'))
    this.testDatabase = await makeDatabase()
    this.config = readConfig({ ...usual, DATA_DIR: this.#folder, ...settings }, this.#folder)
    this.storage = await storageOf(this.config)
    this.database = openDatabase(this.testDatabase.appUrl, 10)
    const log = openLog(this.config.LOG_LEVEL, logTo)
    this.jobs = await openJobs(
      this.testDatabase.appUrl,
      modules.flatMap((module) => module.jobs ?? []),
      log,
    )
    this.live = await openLive(this.testDatabase.appUrl, log)
    const parts = this.#parts()
    await firstStart(systemContext(parts, 'standard', log, 'test'))
    this.app = await buildApp({ ...parts, log, webFolder: this.#folder })
  }

  #parts() {
    const send = async (phone: string, code: string) => {
      this.codes.set(phone, code)
    }
    const payment = paymentOf(this.config, secret)
    const ports = { sms: { onPage: false, send }, storage: this.storage, geocoder: gazetteer(), payment }
    return {
      config: this.config,
      database: this.database,
      jobs: this.jobs,
      live: this.live,
      clock: this.clock,
      secret,
      ports,
    }
  }

  /** A context as a job would have it, for calling a service directly. */
  context(tenant: string): Context {
    return systemContext(this.#parts(), tenant, openLog('silent'), 'test')
  }

  async close(): Promise<void> {
    await this.app.close()
    await this.live.close()
    await this.jobs.stop()
    await this.database.close()
    const astray = await indexAstray(this.testDatabase.ownerUrl)
    await this.testDatabase.drop()
    rmSync(this.#folder, { recursive: true, force: true })
    if (astray.length > 0) throw new Error(`records whose index is not theirs: ${astray.join(', ')}`)
  }

  /** Asks one call of the contract over HTTP, as an actor or as nobody. */
  async ask<C extends Call>(
    call: C,
    input: Input<C>,
    actor?: Pick<Actor, 'token'>,
    headers: Record<string, string> = {},
  ): Promise<Answer<C>> {
    const params = (input.params ?? {}) as Record<string, unknown>
    const url = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
    const response = await this.app.inject({
      method: call.method,
      url,
      query: Object.fromEntries(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)])),
      headers: { ...(actor ? { authorization: `Bearer ${actor.token}` } : {}), ...headers },
      ...(input.body === undefined ? {} : { payload: input.body as object }),
    })
    const parsed = response.headers['content-type']?.toString().includes('json') ? response.json() : undefined
    return { status: response.statusCode, body: parsed, error: parsed, headers: response.headers }
  }

  newPhone(): string {
    return `139${String(++this.#phones).padStart(8, '0')}`
  }

  /** Signs a phone in with a fresh code. Time moves on so that the next code can be asked for. */
  async signIn(
    phone: string = this.newPhone(),
    more: { invitationCode?: string; luckyTenantAlias?: string } = {},
  ): Promise<Actor> {
    this.clock.advance(61)
    await this.ask(requestCode, { body: { phone } })
    const { body, status, error } = await this.ask(signIn, {
      body: { phone, code: this.codes.get(phone) ?? '', ...more },
    })
    if (status !== 200) throw new Error(`sign-in failed: ${error?.error}`)
    return { phone, token: body.token, tenant: body.token.split('.')[0] ?? '' }
  }

  /** A new enterprise with its super administrator. */
  async makeTenant(name = '测试企业'): Promise<Actor> {
    const founder = await this.signIn()
    const { body } = await this.ask(createTenant, { body: { tenantName: name } }, founder)
    return { phone: founder.phone, token: body.token, tenant: body.tenantId }
  }
}

/** One application for the tests of a file. */
export function testApp(settings: Record<string, string> = {}, logTo?: DestinationStream): TestApp {
  const made = new TestApp()
  beforeAll(() => made.open(settings, logTo))
  afterAll(() => made.close())
  return made
}
