import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyHelmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveWeb } from '#kernel/web'

const folder = mkdtempSync(join(tmpdir(), 'cohort-web-'))
let app: FastifyInstance
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>page</title>')
  app = fastify()
  await app.register(fastifyHelmet)
  await serveWeb(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const statusOf = async (url: string) => (await app.inject({ url })).statusCode

test.each([
  '/login',
  '/no/such/page',
  '/login?redirect=https%3A%2F%2Fportal.example',
  '/login/sso/saml?samlResponse=acme.abc',
  '/?authToken=a.b.c&mobile=13800000001',
])('%s is a page', async (url) => {
  expect(await statusOf(url)).toBe(200)
})

test.each(['/missing.js', '/missing.css?x=1', '/mesoor-user/nothing', '/mesoor-user?x', '/fuze'])(
  '%s is not',
  async (url) => {
    expect(await statusOf(url)).toBe(404)
  },
)
