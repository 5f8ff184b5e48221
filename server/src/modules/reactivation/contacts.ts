import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type {
  addConsent,
  addContact,
  getContactRecord,
  setNoContact,
  withdrawConsents,
} from '@cohort/contract/reactivation'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import { findRecord } from '#modules/entities/kept'
import { shapeToRead } from '#modules/entities/shapes'
import * as store from '#modules/reactivation/contact-store'

/** A resume that is there; any other is 404. */
async function reached(ctx: Context, id: string): Promise<void> {
  await shapeToRead(ctx, 'Resume')
  found(await findRecord(ctx, 'Resume', id))
}

export async function get(
  ctx: Context,
  { params }: Parsed<typeof getContactRecord>,
): Promise<Result<typeof getContactRecord>> {
  await reached(ctx, params.id)
  const ids = [params.id]
  const [consents, contacts, noContact] = await Promise.all([
    store.findConsents(ctx, ids),
    store.findContacts(ctx, ids),
    store.findNoContact(ctx, ids),
  ])
  return {
    consents: consents.map((row) => ({
      id: row.consent_id,
      givenOn: row.given_on,
      expiresOn: row.expires_on,
      withdrawnOn: row.withdrawn_on,
      note: row.note,
      by: row.by,
    })),
    contacts: contacts.map(({ contact_id, at, direction, kind, note, by }) => ({
      id: contact_id,
      at: at.toISOString(),
      direction,
      kind,
      note,
      by,
    })),
    noContactSince: noContact.get(params.id)?.toISOString().slice(0, 10) ?? null,
  }
}

export async function consent(
  ctx: Context,
  { params, body }: Parsed<typeof addConsent>,
): Promise<Result<typeof addConsent>> {
  await reached(ctx, params.id)
  if (body.expiresOn !== null && body.expiresOn < body.givenOn)
    throw fail('BadInput', { field: 'expiresOn', problem: 'before it was given' })
  const at = ctx.clock.now()
  const row = {
    consent_id: newId(at),
    open_id: params.id,
    given_on: body.givenOn,
    expires_on: body.expiresOn,
    note: body.note,
    by: me(ctx).user.userId,
  }
  await transaction(ctx, async (ctx) => {
    await store.insertConsent(ctx, row, at)
    await audit(ctx, 'consent.add', `Resume/${params.id}`, { after: { expiresOn: body.expiresOn } })
  })
  return { id: row.consent_id }
}

export async function withdraw(
  ctx: Context,
  { params, body }: Parsed<typeof withdrawConsents>,
): Promise<Result<typeof withdrawConsents>> {
  await reached(ctx, params.id)
  const at = ctx.clock.now()
  await transaction(ctx, async (ctx) => {
    const count = await store.withdraw(ctx, params.id, body.on)
    // Nothing was written down that could be taken back: what they said is.
    if (count === 0) {
      const by = me(ctx).user.userId
      const given = { consent_id: newId(at), open_id: params.id, given_on: body.on, expires_on: null, note: '', by }
      await store.insertConsent(ctx, given, at)
      await store.withdraw(ctx, params.id, body.on)
    }
    await audit(ctx, 'consent.withdraw', `Resume/${params.id}`, { after: { on: body.on } })
  })
  return {}
}

export async function contact(
  ctx: Context,
  { params, body }: Parsed<typeof addContact>,
): Promise<Result<typeof addContact>> {
  await reached(ctx, params.id)
  const at = ctx.clock.now()
  const row = { contact_id: newId(at), open_id: params.id, at, ...body, job_id: null, by: me(ctx).user.userId }
  await transaction(ctx, async (ctx) => {
    await store.insertContact(ctx, row)
    await audit(ctx, 'contact.add', `Resume/${params.id}`, { after: { direction: body.direction, kind: body.kind } })
  })
  return { id: row.contact_id }
}

export async function noContact(
  ctx: Context,
  { params, body }: Parsed<typeof setNoContact>,
): Promise<Result<typeof setNoContact>> {
  await reached(ctx, params.id)
  await transaction(ctx, async (ctx) => {
    if (body.on) await store.putNoContact(ctx, params.id, ctx.clock.now(), me(ctx).user.userId)
    else await store.removeNoContact(ctx, params.id)
    await audit(ctx, 'contact.noContact', `Resume/${params.id}`, { after: { on: body.on } })
  })
  return {}
}
