import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app'
import { firstStart } from '#first-start'
import { systemClock } from '#kernel/clock'
import type { Config } from '#kernel/config'
import { openDatabase } from '#kernel/database'
import { openJobs } from '#kernel/jobs'
import { openLive } from '#kernel/live'
import { lockFolder } from '#kernel/lock'
import { openLog } from '#kernel/log'
import { startPostgres } from '#kernel/postgres'
import { prepareDatabase } from '#kernel/prepare'
import { systemContext } from '#kernel/route'
import { secretOf } from '#kernel/secret'
import { migrations } from '#migrations/index'
import { modules } from '#modules/index'
import { paymentOf } from '#ports/payment/choice'
import { gazetteer } from '#ports/places/gazetteer'
import { smsOf } from '#ports/sms'
import { storageOf } from '#ports/storage'

export interface Running {
  readonly app: FastifyInstance
  readonly url: string
  /** True when this start made the demo enterprise. */
  readonly demo: boolean
  stop(): Promise<void>
}

const webFolder = join(fileURLToPath(import.meta.url), '../../../web/dist')

/** Everything from the database to the open port, in order; stop() goes back the same way. */
export async function start(config: Config, say: (line: string) => void): Promise<Running> {
  const undo: (() => unknown)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    // With a database of its own elsewhere, several processes may share the data folder.
    if (!config.DATABASE_URL) undo.push(lockFolder(config.DATA_DIR))
    const log = openLog(config.LOG_LEVEL)
    const postgres = config.DATABASE_URL ? undefined : await startPostgres(config.DATA_DIR, say)
    if (postgres) undo.push(() => postgres.stop())
    const ownerUrl = config.DATABASE_URL ?? postgres?.url ?? ''
    const allJobs = modules.flatMap((module) => module.jobs ?? [])
    const appUrl = await prepareDatabase(ownerUrl, migrations, allJobs, { appUrl: config.DATABASE_APP_URL, log })
    const database = openDatabase(appUrl, config.DATABASE_CONNECTIONS)
    undo.push(() => database.close())
    const jobs = await openJobs(appUrl, allJobs, log)
    undo.push(() => jobs.stop())
    const live = await openLive(appUrl, log)
    undo.push(() => live.close())
    const secret = secretOf(config.SECRET, config.DATA_DIR)
    const base = {
      config,
      database,
      jobs,
      live,
      clock: systemClock,
      secret,
      ports: {
        sms: smsOf(config),
        storage: await storageOf(config),
        geocoder: gazetteer(),
        payment: paymentOf(config, secret),
      },
    }
    const demo = await firstStart(systemContext(base, 'standard', log, 'first-start'))
    const app = await buildApp({ ...base, log, webFolder })
    undo.push(() => app.close())
    await jobs.work((tenant, requestId) => systemContext(base, tenant, log, requestId))
    await app.listen({ host: config.HOST, port: config.PORT })
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : config.PORT
    const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST
    return { app, url: config.PUBLIC_URL ?? `http://${host}:${port}`, demo, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
