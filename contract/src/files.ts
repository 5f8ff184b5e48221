import { z } from 'zod'
import { call } from '#call'
import { nothing } from '#rules'

/** A file URL carries a token of its own: for one file and member, short-lived, never the session's. */
export const createFileUrl = call({
  method: 'POST',
  path: '/mesoor-space/v1/files/{id}/url',
  access: 'member',
  summary: 'A short-lived address of one file',
  params: z.object({ id: z.string().min(1).max(64) }),
  object: { param: 'id', kind: 'file' },
  example: { params: { id: 'a-file' } },
  returns: z.object({ url: z.string(), expiresInSeconds: z.number().int() }),
})

export const readFile = call({
  method: 'GET',
  path: '/mesoor-space/v1/files/{id}',
  access: 'public',
  summary: 'The content of a file, by the token in its address',
  params: z.object({ id: z.string().min(1).max(64) }),
  query: z.object({ token: z.string().min(1).max(512) }),
  example: { params: { id: 'a-file' }, query: { token: 'none' } },
  raw: true,
  returns: nothing,
})
