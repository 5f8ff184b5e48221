import type { ExportFailure } from '@cohort/contract/exports'
import { workApart } from '#kernel/apart'
import { systemClock } from '#kernel/clock'
import type { Config } from '#kernel/config'
import type { Context } from '#kernel/context'
import { type Database, openDatabase } from '#kernel/database'
import { openLog } from '#kernel/log'
import type { Ports, Storage } from '#kernel/ports'
import { recordsIn } from '#modules/exports/contents'
import { reasonOf } from '#modules/exports/ends'
import { type Written, writePart } from '#modules/exports/parts'
import { sourceOf } from '#modules/exports/sources'
import type { ExportRow } from '#modules/exports/store'
import { storageOf } from '#ports/storage'

/** One part of an export of records, and all that is needed to write it. */
export interface PartTask extends Pick<Context, 'who' | 'locale'> {
  row: ExportRow
  config: Config
  databaseUrl: string
}
export type PartAnswer = { written: Written } | { reason: ExportFailure }

/** One slice is read while another is written. */
const connections = 2

/** Here records are read and a file is written. All else that an export is about, its server does. */
const refuse = (): never => {
  throw new Error('only parts of exports are written here')
}
const elsewhere: Pick<Context, 'jobs' | 'live'> & { ports: Omit<Ports, 'storage'> } = {
  jobs: { enqueue: refuse, work: refuse, stop: refuse },
  live: { listen: refuse, follow: refuse, countOf: refuse, count: refuse, endAll: refuse, close: refuse },
  ports: {
    sms: { onPage: false, send: refuse },
    geocoder: { geocode: refuse, reverse: refuse, divisions: refuse },
    payment: undefined,
  },
}

const log = openLog('silent')
let opened: { database: Database; storage: Storage } | undefined

async function contextOf({ row, who, locale, config, databaseUrl }: PartTask): Promise<Context> {
  // The server that started this process has one database and one store.
  opened ??= { database: openDatabase(databaseUrl, connections), storage: await storageOf(config) }
  const { database, storage } = opened
  return {
    ...database.scope(row.tenant_id),
    ...elsewhere,
    ports: { ...elsewhere.ports, storage },
    database,
    config,
    clock: systemClock,
    log,
    secret: '',
    requestId: row.export_id,
    address: '',
    origin: '',
    agent: '',
    who,
    locale,
  }
}

workApart<PartTask, PartAnswer>(async (task) => {
  const { row } = task
  if (row.kind === 'bi') return refuse()
  try {
    const ctx = await contextOf(task)
    const content = await recordsIn(ctx, row, await sourceOf(ctx, row.kind, row.wish))
    return { written: await writePart(ctx, row, content, () => false) }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return { reason }
  }
})
