import { Agent, type RequestOptions, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

/** The enterprise that is measured: over HTTP as its member, and by hand as the owner of the database. */
export class Enterprise {
  readonly url: string
  readonly token: string
  readonly tenant: string
  readonly pool: Pool
  readonly #agent = new Agent({ keepAlive: true })

  constructor(url: string, token: string, tenant: string, pool: Pool) {
    this.url = url
    this.token = token
    this.tenant = tenant
    this.pool = pool
  }

  async ask<T>(method: string, path: string, body?: object | FormData): Promise<T> {
    const url = `${this.url}/mesoor-space${path}`
    const headers = { authorization: `Bearer ${this.token}` }
    if (body instanceof FormData) {
      const response = await fetch(url, { method, headers, body })
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
      return response.json() as Promise<T>
    }
    const sent = body ? JSON.stringify(body) : undefined
    const length = sent ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) } : {}
    return JSON.parse(
      await this.#exchange(url, { method, headers: { ...headers, ...length }, agent: this.#agent }, sent),
    )
  }

  /** With as little of its own as possible: fetch adds half a millisecond to what is measured. */
  #exchange(url: string, options: RequestOptions, sent: string | undefined): Promise<string> {
    return new Promise((done, failed) => {
      const asking = request(url, options, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if ((response.statusCode ?? 500) < 300) done(text)
          else failed(new Error(`${response.statusCode} ${text}`))
        })
      })
      asking.on('error', failed)
      asking.end(sent)
    })
  }

  search(body: object): Promise<{ total: number; data: { meta: { openId: string } }[] }> {
    return this.ask('POST', '/v3/entities/searches', { entityType: 'Resume', pageSize: 20, ...body })
  }

  /** Until what follows a write in the background is done: what is measured next is measured alone. */
  async untilMatched(): Promise<void> {
    const behind = `select 1 from entity e left join match_item m
        on m.tenant_id = e.tenant_id and m.entity_type = e.entity_type and m.open_id = e.open_id and m.version >= e.version
      where e.tenant_id = $1 and e.entity_type in ('Resume', 'Job') and e.deleted_at is null and m.open_id is null limit 1`
    for (;;) {
      const asked = performance.now()
      if (!(await this.pool.query(behind, [this.tenant])).rowCount) return
      // Of very many records the question is dear itself, and what is waited for needs the time.
      await pause(Math.max(500, 10 * (performance.now() - asked)))
    }
  }

  /** As the role that serves requests, with or without a tenant setting. Nothing is kept. */
  async asApplication<T>(tenant: string | undefined, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      await client.query('set local role cohort_app')
      if (tenant !== undefined) await client.query(`set local app.tenant_id = '${tenant}'`)
      return await work(client)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
}
