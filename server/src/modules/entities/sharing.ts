import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { getPublicEntity, getShare, shareEntity } from '@cohort/contract/groups'
import { audit } from '#kernel/audit'
import { secondsAfter } from '#kernel/clock'
import { type Context, found, inTenant, me, transaction } from '#kernel/context'
import { hashOf, newSecret } from '#kernel/ids'
import * as groups from '#modules/entities/group-store'
import { toEntity } from '#modules/entities/records'
import type { RecordData, Shape } from '#modules/entities/shape'
import { shapeFor } from '#modules/entities/shapes'
import * as store from '#modules/entities/store'
import { findByAlias } from '#modules/tenants/service'

export async function share(
  ctx: Context,
  { params, body }: Parsed<typeof shareEntity>,
): Promise<Result<typeof shareEntity>> {
  await shapeFor(ctx, params.type)
  found(await store.find(ctx, params.type, params.id))
  return transaction(ctx, async (ctx) => {
    const object = `${params.type}/${params.id}`
    if (body.days === 0) {
      await groups.removeShare(ctx, params.type, params.id)
      await audit(ctx, 'entity.unshare', object)
      return { path: null, expiresAt: null }
    }
    const key = newSecret().slice(0, 22)
    const expires = secondsAfter(ctx.clock.now(), body.days * 86_400)
    const row = { entity_type: params.type, open_id: params.id, key_hash: hashOf(key), expires_at: expires }
    await groups.upsertShare(ctx, { ...row, created_by: me(ctx).user.userId })
    await audit(ctx, 'entity.share', object, { after: { days: body.days } })
    const path = `/ruleengine/v2/public/${ctx.tenant}/${params.type}/${params.id}?key=${key}`
    return { path, expiresAt: expires.toISOString() }
  })
}

export async function state(ctx: Context, { params }: Parsed<typeof getShare>): Promise<Result<typeof getShare>> {
  await shapeFor(ctx, params.type)
  found(await store.find(ctx, params.type, params.id))
  const shared = await groups.findShare(ctx, params.type, params.id)
  const holds = shared && shared.expires_at > ctx.clock.now()
  return { expiresAt: holds ? shared.expires_at.toISOString() : null }
}

/** Without the key of a link that still holds, a record does not exist. */
export async function read(
  ctx: Context,
  { params, query }: Parsed<typeof getPublicEntity>,
): Promise<Result<typeof getPublicEntity>> {
  const there = inTenant(ctx, params.tenant)
  const shared = await groups.findShare(there, params.type, params.id)
  if (!shared || shared.key_hash !== hashOf(query.key) || shared.expires_at < ctx.clock.now()) throw fail('NotFound')
  const tenant = await findByAlias(ctx, params.tenant)
  if (tenant?.status !== 'active') throw fail('NotFound')
  const shape = await shapeFor(there, params.type)
  const { data } = toEntity(found(await store.find(there, params.type, params.id)))
  return {
    entityType: params.type,
    name: String(data.standardFields.name ?? ''),
    tenantName: tenant.name,
    expiresAt: shared.expires_at.toISOString(),
    data: withoutContacts(shape, data),
  }
}

const contacts = new Set(['PhoneNumber', 'Email', 'Identification', 'File', 'Member'])

/** How to reach a person, who they are by number, and files are not published with a record. */
function withoutContacts(shape: Shape, data: RecordData): RecordData {
  const copy = structuredClone(data)
  for (const field of shape.fields) {
    const wechat = field.definition.key.endsWith('wechat')
    if (contacts.has(field.kind.name) || wechat) drop(copy, field.steps)
  }
  return copy
}

function drop(value: unknown, [step, ...rest]: readonly string[]): void {
  if (step === undefined || typeof value !== 'object' || value === null) return
  if (step === '*') {
    if (Array.isArray(value)) for (const each of value) drop(each, rest)
    return
  }
  if (rest.length === 0) delete (value as Record<string, unknown>)[step]
  else drop((value as Record<string, unknown>)[step], rest)
}
