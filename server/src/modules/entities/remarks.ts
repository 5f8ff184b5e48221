import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { FileValue } from '@cohort/contract/fields/file'
import { mentionsOf, plainText, type RemarkDocument, withNames } from '@cohort/contract/remark-document'
import type {
  createRemark,
  deleteRemark,
  listConversations,
  listRemarks,
  Remark,
  readRemarks,
  restoreRemark,
  updateRemark,
} from '@cohort/contract/remarks'
import { userOfMemberId } from '@cohort/contract/rules'
import { announce } from '#kernel/announce'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { newId } from '#kernel/ids'
import * as bin from '#modules/entities/bin-store'
import { indexFormsOf } from '#modules/entities/index-forms'
import { insertForms, insertTerms } from '#modules/entities/index-store'
import type { Ref } from '#modules/entities/link-store'
import { reach } from '#modules/entities/reach'
import { holdFiles, withKnown } from '#modules/entities/record-files'
import * as places from '#modules/entities/remark-store'
import type { RecordData } from '#modules/entities/shape'
import { keptShape, shapeFor } from '#modules/entities/shapes'
import * as store from '#modules/entities/store'
import { findMember } from '#modules/members/service'

const type = 'Remark'

interface Said {
  content: string
  document: RemarkDocument
  target: { entityType: string; openId: string }
  replyTo?: { entityType: string; openId: string }
  mentions: { openId: string; name: string }[]
  files: FileValue[]
}

const saidOf = (row: store.EntityRow): Said => (row.data as unknown as RecordData).standardFields as unknown as Said
const targetOf = ({ target }: Said): Ref => ({ type: target.entityType, id: target.openId })

const requireRecord = (ctx: Context, { type, id }: Ref): Promise<unknown> => reach(ctx, type, id)

export async function list(
  ctx: Context,
  { params, query }: Parsed<typeof listRemarks>,
): Promise<Result<typeof listRemarks>> {
  await requireRecord(ctx, params)
  const [page, counts] = await Promise.all([
    places.findPlaces(ctx, params, query.before, query.pageSize + 1),
    places.countPlaces(ctx, params, me(ctx).user.userId),
  ])
  const ids = page.slice(0, query.pageSize).map((row) => row.remark_id)
  const rows = new Map((await findAll(ctx, ids)).map((row) => [row.open_id, row]))
  const data = await shown(
    ctx,
    ids.flatMap((id) => rows.get(id) ?? []),
  )
  const { total, unread, readAt } = counts
  return { data, total, unread, more: page.length > query.pageSize, readAt: readAt?.toISOString() ?? null }
}

const findAll = (ctx: Context, ids: readonly string[]) =>
  ids.length > 0 ? store.findMany(ctx, type, ids) : Promise.resolve([])

/** Remarks as they are shown, with the words of what they answer. */
async function shown(ctx: Context, rows: readonly store.EntityRow[]): Promise<Remark[]> {
  const answered = [...new Set(rows.flatMap((row) => saidOf(row).replyTo?.openId ?? []))]
  const quoted = new Map((await findAll(ctx, answered)).map((row) => [row.open_id, row]))
  return rows.map((row) => {
    const said = saidOf(row)
    return {
      openId: row.open_id,
      version: row.version,
      document: said.document,
      text: said.content,
      createdAt: row.created_at.toISOString(),
      createdBy: row.created_by,
      edited: row.version > 1,
      replyTo: said.replyTo ? quoteOf(said.replyTo.openId, quoted.get(said.replyTo.openId)) : null,
      mentions: said.mentions.map(({ openId }) => openId),
      files: said.files,
    }
  })
}

/** What it says in a line: its words, or the names of what it brings. */
const lineOf = ({ content, files }: Said): string => (content || files.map(({ name }) => name).join(' ')).slice(0, 200)

const quoteOf = (openId: string, row: store.EntityRow | undefined) => ({
  openId,
  createdBy: row?.created_by ?? null,
  text: row ? lineOf(saidOf(row)) : null,
})

async function shownOne(ctx: Context, row: store.EntityRow): Promise<Remark> {
  const [remark] = await shown(ctx, [row])
  return found(remark)
}

/** Whoever is mentioned is a member of this enterprise, and is called by their own name. */
async function checked(
  ctx: Context,
  document: RemarkDocument,
): Promise<Pick<Said, 'content' | 'document' | 'mentions'>> {
  const names = new Map<string, string>()
  for (const { id } of mentionsOf(document)) {
    const member = id.startsWith(`${ctx.tenant}T`) ? await findMember(ctx, userOfMemberId(id)) : undefined
    if (!member) throw fail('BadInput', { field: 'document', problem: 'a mention of no member' })
    names.set(id, member.username || id)
  }
  const named = withNames(document, (id) => names.get(id) ?? id)
  const mentions = [...names].map(([openId, name]) => ({ openId, name }))
  return { content: plainText(named), document: named, mentions }
}

const dataOf = (said: Said): RecordData => ({ standardFields: { ...said }, customFields: {} })

const tellOf = (ctx: Context, { type, id }: Ref): void =>
  announce(ctx, { type, kind: 'remarked', openId: id, version: 0, by: me(ctx).user.userId })

export async function create(
  ctx: Context,
  { params, body }: Parsed<typeof createRemark>,
): Promise<Result<typeof createRemark>> {
  await reach(ctx, params.type, params.id, 'AddRemark')
  const shape = await keptShape(ctx, type)
  if (body.replyTo && !(await places.findPlace(ctx, params, body.replyTo)))
    throw fail('BadInput', { field: 'replyTo', problem: 'not a remark of this record' })
  const said = {
    ...(await checked(ctx, body.document)),
    target: { entityType: params.type, openId: params.id },
    ...(body.replyTo ? { replyTo: { entityType: type, openId: body.replyTo } } : {}),
  }
  const by = me(ctx).user.userId
  const row = await transaction(ctx, async (ctx) => {
    const data = dataOf({ ...said, files: await withKnown(ctx, body.files ?? []) })
    const at = ctx.clock.now()
    const record = { openId: body.openId ?? newId(at), data, source: null, at, by, forms: indexFormsOf(shape, data) }
    const [made] = await store.insertAll(ctx, type, [record])
    if (!made) return undefined
    await holdFiles(ctx, shape, made, data)
    await places.insertPlace(ctx, params, made)
    await audit(ctx, 'remark.create', `${params.type}/${params.id}`)
    tellOf(ctx, params)
    return made
  })
  return shownOne(ctx, row ?? (await sentBefore(ctx, body.openId ?? '', params)))
}

/** The answer to the first sending was lost, and it was sent again: the one that was kept. */
async function sentBefore(ctx: Context, openId: string, target: Ref): Promise<store.EntityRow> {
  const row = await store.find(ctx, type, openId)
  const { id } = row ? targetOf(saidOf(row)) : { id: undefined }
  if (row?.created_by !== me(ctx).user.userId || id !== target.id) throw fail('Conflict', { current: { openId } })
  return row
}

function requireOwn(ctx: Context, row: store.EntityRow): void {
  if (row.created_by !== me(ctx).user.userId) throw fail('NoPermission', { missing: 'writer' })
}

export async function update(
  ctx: Context,
  { params, body }: Parsed<typeof updateRemark>,
): Promise<Result<typeof updateRemark>> {
  const shape = await keptShape(ctx, type)
  return transaction(ctx, async (ctx) => {
    const before = found(await store.findLocked(ctx, type, params.id))
    requireOwn(ctx, before)
    const said = saidOf(before)
    const files = body.files ? await withKnown(ctx, body.files, said.files) : said.files
    const data = dataOf({ ...said, ...(await checked(ctx, body.document)), files })
    await holdFiles(ctx, shape, before, data, dataOf(said))
    await store.insertVersion(ctx, before.entity_type, before.open_id)
    const by = me(ctx).user.userId
    const change = { data, forms: indexFormsOf(shape, data), at: ctx.clock.now(), by }
    const { row, writing } = store.rewrite(ctx, before, change)
    await Promise.all([writing, insertTerms(ctx, type, [{ openId: row.open_id, ...change }])])
    await audit(ctx, 'remark.update', `${said.target.entityType}/${said.target.openId}`)
    tellOf(ctx, targetOf(said))
    return shownOne(ctx, row)
  })
}

export async function remove(
  ctx: Context,
  { params }: Parsed<typeof deleteRemark>,
): Promise<Result<typeof deleteRemark>> {
  return transaction(ctx, async (ctx) => {
    const row = found(await store.findLocked(ctx, type, params.id))
    requireOwn(ctx, row)
    const said = saidOf(row)
    await bin.setDeleted(ctx, type, [row.open_id], ctx.clock.now(), me(ctx).user.userId)
    await places.removePlace(ctx, targetOf(said), row.open_id)
    await audit(ctx, 'remark.delete', `${said.target.entityType}/${said.target.openId}`)
    tellOf(ctx, targetOf(said))
    return {}
  })
}

export async function restore(
  ctx: Context,
  { params }: Parsed<typeof restoreRemark>,
): Promise<Result<typeof restoreRemark>> {
  const shape = await keptShape(ctx, type)
  return transaction(ctx, async (ctx) => {
    const row = found(await bin.findDeletedLocked(ctx, type, params.id))
    requireOwn(ctx, row)
    const said = saidOf(row)
    await requireRecord(ctx, targetOf(said))
    const forms = indexFormsOf(shape, dataOf(said))
    await bin.setRestored(ctx, row, forms, me(ctx).user.userId)
    await insertForms(ctx, type, [{ openId: row.open_id, at: row.updated_at, forms }])
    await places.insertPlace(ctx, targetOf(said), row)
    await audit(ctx, 'remark.restore', `${said.target.entityType}/${said.target.openId}`)
    tellOf(ctx, targetOf(said))
    return shownOne(ctx, row)
  })
}

export async function read(
  ctx: Context,
  { params, body }: Parsed<typeof readRemarks>,
): Promise<Result<typeof readRemarks>> {
  await requireRecord(ctx, params)
  const { at } = found(await places.findPlace(ctx, params, body.openId))
  await places.upsertRead(ctx, me(ctx).user.userId, params, at)
  return {}
}

export async function conversations(
  ctx: Context,
  { query }: Parsed<typeof listConversations>,
): Promise<Result<typeof listConversations>> {
  if (query.projectId) await requireRecord(ctx, { type: 'Project', id: query.projectId })
  else if (query.type) await shapeFor(ctx, query.type)
  const offset = (query.current - 1) * query.pageSize
  const talks = await places.findConversations(ctx, query, me(ctx).user.userId, offset, query.pageSize + 1)
  const page = talks.slice(0, query.pageSize)
  const ids = page.map((talk) => talk.remark_id)
  const rows = new Map((await findAll(ctx, ids)).map((row) => [row.open_id, row]))
  const data = page.flatMap((talk) => {
    const row = rows.get(talk.remark_id)
    if (!row) return []
    const last = { text: lineOf(saidOf(row)), createdAt: row.created_at.toISOString() }
    return [
      {
        openId: talk.target_id,
        entityType: talk.target_type,
        name: talk.name ?? talk.target_id,
        count: talk.count,
        unread: talk.unread,
        last: { ...last, createdBy: row.created_by },
      },
    ]
  })
  return { data, more: talks.length > query.pageSize }
}
