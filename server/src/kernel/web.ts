import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '@cohort/contract/errors'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { send } from '#kernel/failures'

const apiPrefixes = /^\/(mesoor-user|mesoor-space|fuze|ruleengine|health|metrics|openapi\.json|docs)(\/|$|\?)/

/** Serves the built web app. Any path that is not the API's is the app's own: its router answers, 404 included. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const index = join(folder, 'index.html')
  if (existsSync(index)) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      // Built files carry a hash in their name.
      setHeaders: (reply, path) => {
        if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable')
      },
    })
  }
  app.setNotFoundHandler(async (request, reply) => {
    // Only the path says what is asked for: a query may well end like a file name, as a redirect to a host does.
    const [path = ''] = request.url.split('?')
    const page = request.method === 'GET' && !apiPrefixes.test(path) && !/\.\w{1,5}$/.test(path)
    if (!page || !existsSync(index)) return send(request, reply, fail('NotFound'))
    await reply.helmet()
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(readFileSync(index))
  })
}
