import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Live } from '#kernel/live'

/** Durations by call and status, and the process's own numbers, at /metrics. Nothing in it names a person or tenant. */
export function addMetrics(app: FastifyInstance, live: Live): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'cohort_request_seconds',
    help: 'Duration of requests by call',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'cohort_live_streams',
    help: 'Open streams of live changes',
    registers: [registry],
    collect() {
      this.set(live.count())
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.callName
    // How long somebody kept a stream open says nothing about how fast we are.
    const streamed = String(reply.getHeader('content-type')).startsWith('text/event-stream')
    if (call && !streamed) seconds.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { logLevel: 'silent' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
