import { randomUUID } from 'node:crypto'
import { calls } from '@cohort/contract/calls'
import { limits } from '@cohort/contract/limits'
import fastifyHelmet from '@fastify/helmet'
import fastifyMultipart from '@fastify/multipart'
import apiReference from '@scalar/fastify-api-reference'
import fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify'
import type { Clock } from '#kernel/clock'
import type { Config } from '#kernel/config'
import type { Database } from '#kernel/database'
import { handleFailures } from '#kernel/failures'
import type { Jobs } from '#kernel/jobs'
import type { Live } from '#kernel/live'
import type { Log } from '#kernel/log'
import { addMetrics } from '#kernel/metrics'
import { boundBodies } from '#kernel/multipart'
import { openApi } from '#kernel/openapi'
import type { Ports } from '#kernel/ports'
import { addRoute, type RouteHost, systemContext } from '#kernel/route'
import { serveWeb } from '#kernel/web'
import { modules } from '#modules/index'
import { authenticate } from '#modules/session/who'

export interface AppParts {
  config: Config
  database: Database
  ports: Ports
  clock: Clock
  jobs: Jobs
  live: Live
  secret: string
  log: Log
  webFolder: string
}

/** Builds the whole HTTP application from its modules. The server and the tests use the same one. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database } = parts
  const app: FastifyInstance = fastify({
    loggerInstance: parts.log,
    // One line of our own a request, see addLog.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: limits.bodyBytes,
    // For all of a request, the largest upload over the slowest line included; boundBodies is stricter with the others.
    requestTimeout: 3_600_000,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 512 },
  })
  handleFailures(app)
  boundBodies(app)
  addForms(app)
  await app.register(fastifyMultipart, { limits: { fileSize: limits.uploadBytes, files: 1, fields: 20 } })
  // Only pages need a policy for scripts; writing one for every answer of the API would cost 5 % of the requests.
  await app.register(fastifyHelmet, { global: false, ...helmetOptions(config) })
  addApiHeaders(app)
  addLog(app)
  addMetrics(app, parts.live)
  // A stream never ends by itself: closing would wait for it.
  app.addHook('preClose', async () => parts.live.endAll())
  addHealth(app, database)
  await addReference(app)
  const host: RouteHost = { authenticate, base: parts }
  const names = new Map([...calls].map(([name, call]) => [call, name]))
  for (const { routes } of modules) {
    for (const route of routes) addRoute(app, host, route, names.get(route.call) ?? 'unknown')
  }
  await serveWeb(app, parts.webFolder)
  const contextFor = (tenant: string) => systemContext(parts, tenant, parts.log, 'background')
  for (const { begin } of modules) {
    const end = begin?.({ live: parts.live, contextFor })
    if (end) app.addHook('onClose', end)
  }
  return app
}

/** An identity provider's browser posts a form, not JSON. */
function addForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

function addApiHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })
}

function helmetOptions(config: Config) {
  const scripts = [config.WIDGET_SCRIPT, ...config.BRANDED_HOSTS.map((host) => host.widgetScript)].flatMap((url) =>
    url ? [new URL(url).origin] : [],
  )
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts],
        // Component styles are written by the page at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...scripts],
        frameSrc: ["'self'", 'blob:'],
        // A payment begins with a form that is sent to whoever takes the money.
        formAction: ["'self'", ...(config.PAYMENT === 'alipay' ? [new URL(config.ALIPAY_GATEWAY).origin] : [])],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    // Plain HTTP on loopback is the default; a proxy with HTTPS sets this itself.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
  }
}

/** One line a request: the call, not the address, because addresses can hold personal data. */
function addLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.callName
    if (call) request.log.info({ call, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

function addHealth(app: FastifyInstance, database: Database): void {
  app.get('/health/live', { logLevel: 'silent' }, async () => ({ status: 'live' }))
  app.get('/health/ready', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await database.pool.query('select 1')
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'database unreachable' })
    }
  })
}

async function addReference(app: FastifyInstance): Promise<void> {
  const document = openApi()
  app.get('/openapi.json', { logLevel: 'silent' }, async () => document)
  const pages: FastifyPluginAsync = async (scope) => {
    // The reference is a page of its own with an inline script; it holds no data and carries no session.
    scope.addHook('onSend', async (_request, reply) => {
      void reply.header(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:",
      )
    })
    await scope.register(apiReference, {
      routePrefix: '/docs',
      configuration: { content: document, withDefaultFonts: false, telemetry: false },
    })
  }
  await app.register(pages)
}
