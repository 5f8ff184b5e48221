import { type Access, authCodes, may } from '@cohort/contract/access'
import { type Call, type Parsed, type Result, writes } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import { headers, limits, locales } from '@cohort/contract/limits'
import { unfit } from '@cohort/contract/unfit'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context, Who } from '#kernel/context'
import { answering } from '#kernel/foreground'
import { discardRest, fileOf } from '#kernel/multipart'
import { directory } from '#kernel/scope'
import { tenantOfToken } from '#kernel/token'

/** What a handler of an upload or of a raw answer also gets. */
export interface Wire {
  readonly reply: FastifyReply
  /** The one file of a multipart upload. */
  file(): Promise<MultipartFile>
  /** Looks at the token once more, for an answer that goes on for long. Fails as a new request would. */
  again(): Promise<Context>
}

export interface Route {
  readonly call: Call
  readonly handle: (
    ctx: Context,
    input: { params: unknown; query: unknown; body: unknown },
    wire: Wire,
  ) => Promise<unknown>
}

/** One line per call in a module's routes.ts: `route(moveTasks, tasks.move)`. */
export const route = <C extends Call>(
  call: C,
  handle: (ctx: Context, input: Parsed<C>, wire: Wire) => Promise<Result<C>>,
): Route => ({
  call,
  handle: handle as Route['handle'],
})

/** What the routes need of the application: how to recognise a token, and what a context is made of. */
export interface RouteHost {
  authenticate(token: string, ctx: Context): Promise<Who | undefined>
  readonly base: Pick<Context, 'database' | 'ports' | 'clock' | 'jobs' | 'live' | 'config' | 'secret'>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    callName?: string
  }
}

export function addRoute(app: FastifyInstance, host: RouteHost, { call, handle }: Route, name: string): void {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { callName: name },
    bodyLimit: call.bodyBytes ?? limits.bodyBytes,
    handler: async (request, reply) => {
      const again = async () => {
        const ctx = await identify(host, call, request)
        authorise(ctx, call.access)
        return ctx
      }
      const ctx = await again()
      if (ctx.who?.user.viewedBy && writes(call)) throw fail('ViewOnly')
      const input = {
        params: parseInput(call.params, request.params),
        query: parseInput(call.query, request.query),
        body: parseInput(call.body, request.body),
      }
      const handling = () => handle(ctx, input, { reply, file: () => fileOf(request), again })
      const result = await (call.upload || call.raw ? handling() : answering(handling))
      return call.raw ? reply : call.returns.parse(result)
    },
    ...(call.upload && {
      onError: async (request: FastifyRequest) => discardRest(request),
    }),
  })
}

/** Who is asking, and for which tenant: only the token says. A public call takes a good token into account too. */
async function identify(host: RouteHost, call: Call, request: FastifyRequest): Promise<Context> {
  const token = bearerOf(request) ?? (call.byLink ? cookieOf(request) : undefined)
  const tenant = (token && tenantOfToken(token)) ?? directory
  const anonymous: Context = {
    ...host.base,
    ...host.base.database.scope(tenant),
    requestId: request.id,
    locale: locales.find((locale) => locale === request.headers[headers.locale]) ?? 'zh-CN',
    address: request.ip,
    origin: host.base.config.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`,
    agent: String(request.headers['user-agent'] ?? ''),
    log: request.log,
    who: undefined,
  }
  const who = token ? await host.authenticate(token, anonymous) : undefined
  if (!who) {
    if (call.access !== 'public') throw fail('CredentialInvalid')
    return { ...anonymous, ...host.base.database.scope(directory) }
  }
  const claimed = request.headers[headers.tenant]
  // The default header of a browser that has no tenant yet is "standard"; it gives nothing.
  if (claimed !== undefined && claimed !== tenant && tenant !== directory) throw fail('TenantMismatch')
  return { ...anonymous, who }
}

function bearerOf(request: FastifyRequest): string | undefined {
  const [kind, token] = (request.headers.authorization ?? '').split(' ')
  return kind?.toLowerCase() === 'bearer' ? token : undefined
}

/** Where the web keeps the token (web/src/lib/token.ts): a link that the browser follows carries nothing else. */
function cookieOf(request: FastifyRequest): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/)
  const value = pairs.find((pair) => pair.startsWith('token='))?.slice('token='.length)
  try {
    return value ? decodeURIComponent(value) : undefined
  } catch {
    return undefined
  }
}

function authorise(ctx: Context, access: Access): void {
  if (may(ctx.who?.rights, access)) return
  if (ctx.who?.user.currentTenant?.status === 'inactive') throw fail('TenantInactive')
  throw fail('NoPermission', {
    missing: typeof access === 'object' ? access.any.map((name) => authCodes[name]).join(',') : String(access),
  })
}

/** A wrong input is 400 and names the field by its path. */
export function parseInput(shape: z.ZodType | undefined, value: unknown): unknown {
  if (!shape) return undefined
  const odd = unfit(value)
  if (odd) throw fail('BadInput', { field: odd.place || '(body)', problem: odd.problem })
  const parsed = shape.safeParse(value ?? {})
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw fail('BadInput', { field: issue?.path.join('.') || '(body)', problem: issue?.code ?? 'invalid' })
}

/** A context for work that no request started: jobs, the demo data, the first start. */
export const systemContext = (
  base: RouteHost['base'],
  tenant: string,
  log: Context['log'],
  requestId: string,
): Context => ({
  ...base,
  ...base.database.scope(tenant),
  requestId,
  locale: 'zh-CN',
  address: '',
  origin: base.config.PUBLIC_URL ?? '',
  agent: '',
  log,
  who: undefined,
})
