import type { Call } from '@cohort/contract/call'
import { calls } from '@cohort/contract/calls'
import { errors } from '@cohort/contract/errors'
import { limits, release } from '@cohort/contract/limits'
import { z } from 'zod'

type Json = Record<string, unknown>

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json
  return schema
}

/** Path and query parameters, one entry each. */
function parametersOf(call: Call): Json[] {
  const list = (shape: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!shape) return []
    const { properties = {}, required = [] } = schemaOf(shape, 'input') as { properties?: Json; required?: string[] }
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema,
    }))
  }
  return [...list(call.params, 'path'), ...list(call.query, 'query')]
}

function bodyOf(call: Call): Json {
  if (call.upload) {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] }
    return { requestBody: { content: { 'multipart/form-data': { schema } } } }
  }
  if (!call.body) return {}
  const content = {
    schema: schemaOf(call.body, 'input'),
    ...(call.example?.body ? { example: call.example.body } : {}),
  }
  return { requestBody: { required: true, content: { 'application/json': content } } }
}

function operationOf(name: string, call: Call): Json {
  const failure = {
    description: 'A failure of the closed table',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  const success = call.raw
    ? { description: 'Not JSON' }
    : { description: 'Success', content: { 'application/json': { schema: schemaOf(call.returns, 'output') } } }
  const access = typeof call.access === 'object' ? `any of ${call.access.any.join(', ')}` : call.access
  return {
    operationId: name,
    summary: call.summary,
    description: `Access: ${access}. Time-out: ${(call.timeout ?? (call.upload ? limits.uploadTimeoutMs : limits.requestTimeoutMs)) / 1000} s.`,
    tags: [call.path.split('/')[1]],
    security: call.access === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(call),
    ...bodyOf(call),
    responses: { 200: success, default: failure },
  }
}

/** OpenAPI 3.1 of every call that the server answers, derived from the contract. */
export function openApi(): Json {
  const paths: Record<string, Json> = {}
  for (const [name, call] of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cohort 聚才', version: release, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Error: {
          type: 'object',
          required: ['error', 'message', 'requestId'],
          properties: {
            error: { type: 'string', enum: Object.keys(errors) },
            message: { type: 'string' },
            detail: { type: 'object' },
            requestId: { type: 'string' },
          },
        },
      },
    },
  }
}
