import { z } from 'zod'
import { call } from '#call'
import { openId } from '#entities'
import { type FileValue, fileField } from '#fields/file'
import { plainText, type RemarkDocument, remarkDocument } from '#remark-document'
import { isoTime, nothing } from '#rules'

const typeName = z.string().regex(/^[A-Za-z][\w-]{0,63}$/)
const ofRecord = z.object({ type: typeName, id: openId })
const ofRemark = z.object({ id: openId })
const files = fileField.schema({ multiple: true }) as z.ZodType<FileValue[]>

const remark = z.object({
  openId: z.string(),
  version: z.number().int(),
  document: z.custom<RemarkDocument>(),
  /** Its words alone. */
  text: z.string(),
  createdAt: isoTime,
  createdBy: z.string().nullable(),
  edited: z.boolean(),
  /** What it answers; without words where that was deleted. */
  replyTo: z.object({ openId: z.string(), createdBy: z.string().nullable(), text: z.string().nullable() }).nullable(),
  mentions: z.array(z.string()),
  files: z.array(z.custom<FileValue>()),
})
export type Remark = z.infer<typeof remark>

const written = z.object({ document: remarkDocument, files: files.optional() })
type Written = z.infer<typeof written>
/** A file says something too: only what has neither words nor files is nothing. */
const saysSomething = ({ document, files }: Written) => plainText(document).trim() !== '' || (files ?? []).length > 0
const silent = { path: ['document'], message: 'empty' }
const hello: RemarkDocument = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: '一面通过' }] }],
}
const access = { any: ['remark.use'] } as const

export const listRemarks = call({
  method: 'GET',
  path: '/mesoor-space/v2/entities/{type}/{id}/remarks',
  access,
  summary: 'What was written about a record, newest first, a page at a time',
  params: ofRecord,
  query: z.object({
    /** The oldest remark that is known: the page goes on from there. */
    before: openId.optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(30),
  }),
  example: { params: { type: 'Resume', id: 'a-record' }, query: {} },
  object: { param: 'id', kind: 'entity' },
  returns: z.object({
    data: z.array(remark),
    total: z.number().int(),
    more: z.boolean(),
    /** By others, and later than what the member has read. */
    unread: z.number().int(),
    readAt: isoTime.nullable(),
  }),
})

export const createRemark = call({
  method: 'POST',
  path: '/mesoor-space/v2/entities/{type}/{id}/remarks',
  access,
  summary: 'Write about a record. Sent again with the same id it is kept once',
  params: ofRecord,
  body: written.extend({ openId: openId.optional(), replyTo: openId.optional() }).refine(saysSomething, silent),
  example: { params: { type: 'Resume', id: 'a-record' }, body: { document: hello } },
  object: { param: 'id', kind: 'entity' },
  returns: remark,
})

export const readRemarks = call({
  method: 'PUT',
  path: '/mesoor-space/v2/entities/{type}/{id}/remarks/read',
  access,
  summary: 'Everything up to this remark has been read',
  params: ofRecord,
  body: z.object({ openId }),
  example: { params: { type: 'Resume', id: 'a-record' }, body: { openId: 'a-remark' } },
  object: { param: 'id', kind: 'entity' },
  returns: nothing,
})

export const updateRemark = call({
  method: 'PUT',
  path: '/mesoor-space/v2/remarks/{id}',
  access,
  summary: 'Write a remark of one’s own anew',
  params: ofRemark,
  body: written.refine(saysSomething, silent),
  example: { params: { id: 'a-remark' }, body: { document: hello } },
  object: { param: 'id', kind: 'remark' },
  returns: remark,
})

export const deleteRemark = call({
  method: 'DELETE',
  path: '/mesoor-space/v2/remarks/{id}',
  access,
  summary: 'Take back a remark of one’s own',
  params: ofRemark,
  example: { params: { id: 'a-remark' } },
  object: { param: 'id', kind: 'remark' },
  returns: nothing,
})

export const restoreRemark = call({
  method: 'POST',
  path: '/mesoor-space/v2/remarks/{id}/restore',
  access,
  summary: 'Bring back a remark that one has deleted',
  params: ofRemark,
  example: { params: { id: 'a-remark' } },
  object: { param: 'id', kind: 'remark' },
  returns: remark,
})

/** The records that are talked about, each with what was said last. */
export const listConversations = call({
  method: 'GET',
  path: '/mesoor-space/v2/conversations',
  access,
  summary: 'The records that have remarks, of one type or all, or a project and its tasks, by the latest',
  query: z.object({
    /** All types without it. */
    type: typeName.optional(),
    /** Instead of a type: this project and its tasks. */
    projectId: openId.optional(),
    current: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(30),
  }),
  example: { query: { type: 'Resume' } },
  returns: z.object({
    data: z.array(
      z.object({
        openId: z.string(),
        entityType: z.string(),
        name: z.string(),
        count: z.number().int(),
        unread: z.number().int(),
        last: z.object({ text: z.string(), createdAt: isoTime, createdBy: z.string().nullable() }),
      }),
    ),
    more: z.boolean(),
  }),
})
