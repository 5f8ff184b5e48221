import type { Parsed, Result } from '@cohort/contract/call'
import type { dismissDuplicate, listDuplicateGroups, listDuplicates } from '@cohort/contract/duplicates'
import { fail } from '@cohort/contract/errors'
import { type Candidate, type DuplicateKey, duplicateKeys } from '@cohort/contract/intakes'
import { audit } from '#kernel/audit'
import { type Context, found, me, transaction } from '#kernel/context'
import { employerMark, type Identity, identityOf, keyOf, marksOf } from '#modules/entities/identity'
import { fieldsOf, findKept, findRecord, type Row, toEntity } from '#modules/entities/kept'
import { dataOf } from '#modules/entities/records'
import type { RecordData } from '#modules/entities/shape'
import { findSharing } from '#modules/files/uploads'
import * as store from '#modules/resumes/duplicate-store'

/** How sure each of them is alone. Two that agree are surer than one. */
const weights: Record<DuplicateKey, number> = {
  file: 0.97,
  phone: 0.9,
  email: 0.9,
  person: 0.9,
  born: 0.85,
  nameEmployer: 0.6,
}

/** By what two people are one, as far as that can be seen in their resumes. */
function sharedBy(one: Identity, other: Identity): DuplicateKey[] {
  const isNamed = one.name.includes(' ') && one.name === other.name
  const [born, othersBorn] = [one.birthday, other.birthday]
  const isApart = born !== '' && othersBorn !== '' && born.slice(0, 4) !== othersBorn.slice(0, 4)
  const worked = isNamed && !isApart && one.employers.some((employer) => other.employers.includes(employer))
  // Names that only sound alike say little where nothing is known of the birth: 章子言 and 张子言 are two.
  const isWritten = one.signs === '' || other.signs === '' || one.signs === other.signs
  const isDay = /^\d{4}-\d{2}-\d{2}/.test(born)
  const holds: Record<DuplicateKey, boolean> = {
    file: false,
    phone: one.phone !== '' && one.phone === other.phone,
    email: one.email !== '' && one.email === other.email,
    person: worked && born !== '' && othersBorn !== '',
    born: isNamed && isDay && born.slice(0, 10) === othersBorn.slice(0, 10),
    nameEmployer: worked && isWritten && (born === '' || othersBorn === ''),
  }
  return duplicateKeys.filter((key) => holds[key])
}

const scoreOf = (by: readonly DuplicateKey[]): number =>
  Math.round((1 - by.reduce((doubt, key) => doubt * (1 - weights[key]), 1)) * 100) / 100

interface Sought {
  data: Pick<RecordData, 'standardFields'>
  fileIds: readonly string[]
  /** The record itself, where there is one already. */
  openId?: string
}

const mostCandidates = 20

/** Who among the resumes may be this person. */
export async function candidatesFor(ctx: Context, { data, fileIds, openId }: Sought): Promise<Candidate[]> {
  const own = identityOf(data)
  const [sharing, holding] = [
    await store.findSharing(ctx, marksOf(data)),
    (await findSharing(ctx, 'Resume', fileIds)).map((row) => row.openId),
  ]
  const ids = [...new Set([...sharing, ...holding])].filter((id) => id !== openId)
  const rows = await findKept(ctx, 'Resume', ids)
  const apart = openId ? await store.findDistinct(ctx, [openId, ...ids]) : new Set<string>()
  return rows
    .filter((row) => !apart.has(`${openId}/${row.open_id}`))
    .map((row) => candidateOf(row, own, holding.includes(row.open_id)))
    .filter(({ by }) => by.length > 0)
    .toSorted((a, b) => b.score - a.score || (a.openId < b.openId ? -1 : 1))
    .slice(0, mostCandidates)
}

function candidateOf(row: Row, own: Identity, isHolding: boolean): Candidate {
  const by: DuplicateKey[] = [...(isHolding ? (['file'] as const) : []), ...sharedBy(own, identityOf(dataOf(row)))]
  return { openId: row.open_id, name: String(fieldsOf(row).name ?? ''), score: scoreOf(by), by }
}

export const fileIdsOf = (row: Pick<Row, 'data'>): string[] => {
  const { files } = fieldsOf(row)
  return Array.isArray(files) ? files.map(({ fileId }) => String(fileId)) : []
}

export async function list(
  ctx: Context,
  { params }: Parsed<typeof listDuplicates>,
): Promise<Result<typeof listDuplicates>> {
  const row = found(await findRecord(ctx, 'Resume', params.id))
  return { data: await candidatesFor(ctx, { data: dataOf(row), fileIds: fileIdsOf(row), openId: row.open_id }) }
}

type Groups = Result<typeof listDuplicateGroups>
const mostInGroup = 10

/** The surest first, and of those equally sure the ones that were changed last. */
export async function groups(ctx: Context, { query }: Parsed<typeof listDuplicateGroups>): Promise<Groups> {
  const data: Groups['data'] = []
  for await (const group of store.groupsFrom(ctx, placeOf(query.after))) {
    const shown = await groupOf(ctx, group)
    if (shown) data.push(shown)
    if (data.length === query.pageSize) return { data, next: `${group.kind}:${group.changed}:${group.key}` }
  }
  return { data, next: null }
}

function placeOf(text: string | undefined): store.Place | undefined {
  if (text === undefined) return undefined
  const [named, changed = '', key = ''] = text.split(':')
  const kind = store.sharedKinds.find((one) => one === named)
  const isKey = kind === 'file' ? /^[0-9a-f]{64}$/.test(key) : /^\d{1,16}$/.test(key)
  if (kind && isKey && /^\d{1,18}$/.test(changed)) return { kind, changed, key }
  throw fail('BadInput', { field: 'after', problem: 'not a place in the list' })
}

const duplicateKeyOf: Record<store.SharedKind, DuplicateKey> = {
  file: 'file',
  phone: 'phone',
  email: 'email',
  born: 'born',
  employer: 'person',
}
const places: readonly DuplicateKey[] = ['file', 'phone', 'email', 'born', 'person', 'nameEmployer']

/** Those of a group who may be one, unless they have been shown under something that came before, or told apart. */
async function groupOf(ctx: Context, group: store.Group): Promise<Groups['data'][number] | undefined> {
  const rows = await findKept(ctx, 'Resume', group.openIds.slice(0, mostInGroup))
  const apart = await store.findDistinct(ctx, group.openIds)
  const alike = await store.findSameFile(ctx, group.openIds)
  const key = duplicateKeyOf[group.kind]
  const identities = new Map(rows.map((row) => [row.open_id, identityOf(dataOf(row))]))
  const pairs = rows.flatMap((row, at) => rows.slice(at + 1).map((other) => [row.open_id, other.open_id] as const))
  let by = key
  const open = pairs.filter(([one, other]) => {
    const [first, second] = [identities.get(one), identities.get(other)]
    if (!first || !second || apart.has(`${one}/${other}`)) return false
    const shared = sharedBy(first, second)
    if (alike.has(`${one}/${other}`)) shared.push('file')
    if (key === 'person' && !shared.includes('person') && shared.includes('nameEmployer')) by = 'nameEmployer'
    const own = shared.includes(key) || (key === 'person' && shared.includes('nameEmployer'))
    const isShown = shared.some((each) => places.indexOf(each) < places.indexOf(key))
    return own && !isShown && (key !== 'person' || isFirstEmployer(ctx, group, first, second))
  })
  if (open.length === 0) return undefined
  const ids = new Set(open.flat())
  return { by, records: rows.filter((row) => ids.has(row.open_id)).map(toEntity) }
}

/** Who have shared several employers are shown under one of them. */
function isFirstEmployer(ctx: Context, group: store.Group, one: Identity, other: Identity): boolean {
  const common = one.employers.filter((employer) => other.employers.includes(employer))
  const keys = common.map((employer) => keyOf(ctx.tenant, employerMark(one.name, employer)))
  return Math.min(...keys) === Number(group.key)
}

export async function dismiss(
  ctx: Context,
  { body }: Parsed<typeof dismissDuplicate>,
): Promise<Result<typeof dismissDuplicate>> {
  const { openId, otherId, dismissed } = body
  if (openId === otherId) throw fail('BadInput', { field: 'otherId', problem: 'itself' })
  if ((await findKept(ctx, 'Resume', [openId, otherId])).length < 2) throw fail('NotFound')
  return transaction(ctx, async (ctx) => {
    if (dismissed) await store.insertDistinct(ctx, openId, otherId, ctx.clock.now(), me(ctx).user.userId)
    else await store.removeDistinct(ctx, openId, otherId)
    await audit(ctx, 'resume.distinct', `Resume/${openId}`, { after: { otherId, dismissed } })
    return {}
  })
}
