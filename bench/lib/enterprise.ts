import type { Pool, PoolClient } from 'pg'

/** The enterprise that is measured: over HTTP as its member, and by hand as the owner of the database. */
export class Enterprise {
  readonly url: string
  readonly token: string
  readonly tenant: string
  readonly pool: Pool

  constructor(url: string, token: string, tenant: string, pool: Pool) {
    this.url = url
    this.token = token
    this.tenant = tenant
    this.pool = pool
  }

  async ask<T>(method: string, path: string, body?: object | FormData): Promise<T> {
    const form = body instanceof FormData
    const response = await fetch(`${this.url}/mesoor-space${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return response.json() as Promise<T>
  }

  search(body: object): Promise<{ total: number; data: { meta: { openId: string } }[] }> {
    return this.ask('POST', '/v3/entities/searches', { entityType: 'Resume', pageSize: 20, ...body })
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
