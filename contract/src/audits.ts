import { z } from 'zod'
import { call } from '#call'
import { isoTime, nothing } from '#rules'

const filter = {
  /** Part of an action, an object, or the name of whoever acted. */
  keyword: z.string().trim().max(100).optional(),
  userId: z.string().max(64).optional(),
  /** The part of the action before the dot: signIn, role, member, permission, config … */
  area: z.string().max(32).optional(),
  from: isoTime.optional(),
  to: isoTime.optional(),
}

export const auditEntry = z.object({
  id: z.string(),
  at: isoTime,
  userId: z.string().nullable(),
  username: z.string().nullable(),
  action: z.string(),
  object: z.string().nullable(),
  address: z.string(),
  requestId: z.string(),
  before: z.unknown().nullable(),
  after: z.unknown().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAudits = call({
  method: 'GET',
  path: '/mesoor-user/v1/audits',
  access: 'admin',
  summary: 'The audit trail, newest first: who, when, from where, before and after',
  query: z.object({
    ...filter,
    current: z.coerce.number().int().min(1).max(1000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  example: { query: {} },
  returns: z.object({ data: z.array(auditEntry), total: z.number().int() }),
})

export const exportAudits = call({
  method: 'GET',
  path: '/mesoor-user/v1/audits/csv',
  access: 'admin',
  summary: 'The audit trail as CSV for Excel',
  query: z.object(filter),
  example: { query: {} },
  raw: true,
  returns: nothing,
})
