import { z } from 'zod'
import { call } from '#call'
import { entity, typeName } from '#entities'
import { presetNames, previewKinds } from '#file-kinds'
import { limits } from '#limits'
import { nothing } from '#rules'

const fileId = z.string().min(1).max(64)

/** A stored file as the server knows it. `fileId`, `name`, `size` and `type` are what a File field holds. */
export const storedFile = z.object({
  fileId: z.string(),
  /** Without path and control characters, and with an ending that fits the content. */
  name: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** Media type by the content: one of `fileKinds`. */
  type: z.string(),
  preview: z.enum(previewKinds),
  /** Pixels, where it is a picture whose size is known. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Whether `&preset=…` works on its address. */
  thumbnail: z.boolean(),
  /** Short-lived, for this member; `&download=1` saves it, `&preset=200x200` is a smaller picture. */
  url: z.string(),
})
export type StoredFile = z.infer<typeof storedFile>

export const uploadFile = call({
  method: 'POST',
  path: '/mesoor-space/v1/files',
  access: { any: ['material.create', 'material.edit', 'remark.use'] },
  summary: 'Store one file of at most 200 MB; what no record refers to within a day is removed',
  query: z.object({
    /** `picture`: anything but a picture is refused as soon as its first bytes are here. */
    only: z.enum(['picture']).optional(),
  }),
  upload: true,
  example: { query: {} },
  returns: storedFile,
})

/** A file URL carries a token of its own: for one file and member, short-lived, never the session's. */
export const createFileUrl = call({
  method: 'POST',
  path: '/mesoor-space/v1/files/{id}/url',
  access: { any: ['material.view', 'material.create', 'material.edit', 'remark.use'] },
  summary: 'A short-lived address of one file; without the right to view, only of the own uploads',
  params: z.object({ id: fileId }),
  object: { param: 'id', kind: 'file' },
  reads: true,
  example: { params: { id: 'a-file' } },
  returns: z.object({ url: z.string(), expiresInSeconds: z.number().int() }),
})

export const createFileUrls = call({
  method: 'POST',
  path: '/mesoor-space/v1/files/urls',
  access: { any: ['material.view', 'material.create', 'material.edit', 'remark.use'] },
  summary: 'What is known of several files, each with a short-lived address; unknown ones are left out',
  body: z.object({ fileIds: z.array(fileId).min(1).max(limits.fileUrls) }),
  reads: true,
  example: { body: { fileIds: ['a-file'] } },
  returns: z.object({ files: z.array(storedFile), expiresInSeconds: z.number().int() }),
})

export const readFile = call({
  method: 'GET',
  path: '/mesoor-space/v1/files/{id}',
  access: 'public',
  summary: 'The content of a file or a part of it, by the token in its address',
  params: z.object({ id: fileId }),
  query: z.object({
    token: z.string().min(1).max(512),
    preset: z.enum(presetNames).optional(),
    download: z.enum(['1']).optional(),
  }),
  example: { params: { id: 'a-file' }, query: { token: 'none' } },
  raw: true,
  returns: nothing,
})

export const uploadEntity = call({
  method: 'POST',
  path: '/mesoor-space/v2/entities/{type}/upload',
  access: { any: ['material.create'] },
  summary: 'Store a file and make a record that is named after it and holds it',
  params: z.object({ type: typeName }),
  upload: true,
  example: { params: { type: 'Resume' } },
  returns: entity,
})
