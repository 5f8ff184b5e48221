import { createRequire } from 'node:module'
import { hashOfToken, tenantOfToken } from '#server/kernel/token'
import { whoStatement } from '#server/modules/session/who'

/** The least that can answer: Fastify, a pool, the statement. */
const require = createRequire(import.meta.resolve('#server/app'))
const { fastify } = require('fastify')
const pg = require('pg')
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = fastify()
app.get('/', async (request: { headers: { authorization: string } }) => {
  const token = request.headers.authorization.slice(7)
  const { rows } = await pool.query({
    name: 'who',
    text: whoStatement.text,
    values: [tenantOfToken(token), hashOfToken(token), new Date()],
  })
  return rows[0]
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ url })
process.on('SIGTERM', () => process.exit(0))
