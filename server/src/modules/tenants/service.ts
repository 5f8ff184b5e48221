import type { Parsed, Result } from '@cohort/contract/call'
import { fail } from '@cohort/contract/errors'
import type { listMyTenants, listTenantAliases } from '@cohort/contract/tenants'
import { audit } from '#kernel/audit'
import { alsoIn, type Context, found, inDirectory, me } from '#kernel/context'
import { directory } from '#kernel/scope'
import { listTenantsOf } from '#modules/accounts/service'
import { fileUrl } from '#modules/files/addresses'
import * as store from '#modules/tenants/store'

type Mode = 'standard' | 'school'
type Status = 'active' | 'inactive'

export interface NewTenant {
  name: string
  mode: Mode
  industry?: string
  createdBy: string
}

/** Inside a transaction in the new tenant's scope: its row, and its entry in the directory. */
export async function insertTenant(ctx: Context, tenant: NewTenant): Promise<void> {
  const entry = {
    id: ctx.tenant,
    alias: ctx.tenant,
    name: tenant.name,
    mode: tenant.mode,
    status: 'active',
    logo: null,
  }
  const free = await alsoIn(ctx, directory, (there) => store.insertEntry(there, entry))
  if (!free) throw fail('TenantIdTaken')
  await store.insert(ctx, {
    alias: ctx.tenant,
    name: tenant.name,
    mode: tenant.mode,
    status: 'active',
    industry: tenant.industry ?? null,
    created_at: ctx.clock.now(),
    created_by: tenant.createdBy,
  })
  await audit(ctx, 'tenant.create', ctx.tenant, {
    after: { name: tenant.name, mode: tenant.mode },
    userId: tenant.createdBy,
  })
}

/** Inside a transaction: the new name, in both places. */
export async function rename(ctx: Context, name: string): Promise<void> {
  const before = found(await store.find(ctx)).name
  await store.set(ctx, { name })
  await alsoIn(ctx, directory, (there) => store.setEntry(there, ctx.tenant, { name }))
  await audit(ctx, 'tenant.rename', ctx.tenant, { before: { name: before }, after: { name } })
}

/** Inside a transaction: the logo is a file of the directory, because the sign-in page shows it to everyone. */
export async function setLogo(ctx: Context, logo: string | null): Promise<void> {
  await store.set(ctx, { logo })
  await alsoIn(ctx, directory, (there) => store.setEntry(there, ctx.tenant, { logo }))
  await audit(ctx, 'tenant.logo', ctx.tenant)
}

/** Inside a transaction: an enterprise that tries the product out may use little of it. */
export const setLimitMode = (ctx: Context, limitMode: boolean): Promise<unknown> =>
  store.set(ctx, { limit_mode: limitMode })

/** Inside a transaction: an inactive enterprise lets nobody in. */
export async function setStatus(ctx: Context, status: Status): Promise<void> {
  await store.set(ctx, { status })
  await alsoIn(ctx, directory, (there) => store.setEntry(there, ctx.tenant, { status }))
  await audit(ctx, 'tenant.status', ctx.tenant, { after: { status } })
}

export const logoUrl = (ctx: Context, logo: string | null): string | null =>
  logo ? fileUrl(ctx, directory, logo, '-') : null

/** The enterprise of the context. */
export const getTenant = async (ctx: Context) => found(await store.find(ctx))

/** An enterprise by its alias or id, as strangers may know it. */
export const findByAlias = (ctx: Context, alias: string) => store.findEntryByAlias(inDirectory(ctx), alias)

export async function listAliases(
  ctx: Context,
  { query }: Parsed<typeof listTenantAliases>,
): Promise<Result<typeof listTenantAliases>> {
  const entry = await findByAlias(ctx, query.alias)
  if (entry?.status !== 'active') return { tenantAliases: [] }
  const { id, alias, name, mode, logo } = entry
  return {
    tenantAliases: [
      { tenantId: id, tenantAlias: alias, tenantName: name, tenantMode: mode as Mode, logo: logoUrl(ctx, logo) },
    ],
  }
}

export async function listMine(
  ctx: Context,
  { query }: Parsed<typeof listMyTenants>,
): Promise<Result<typeof listMyTenants>> {
  const { user, confined } = me(ctx)
  const ids = confined ? [ctx.tenant] : await listTenantsOf(ctx, user.userId)
  const entries = ids.length > 0 ? await store.findEntries(inDirectory(ctx), ids) : []
  const start = (query.current - 1) * query.pageSize
  const rows = entries.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(start, start + query.pageSize)
  return {
    data: rows.map((row) => ({
      tenantId: row.id,
      tenantAlias: row.alias,
      tenantName: row.name,
      tenantMode: row.mode as Mode,
      status: row.status as Status,
      logo: logoUrl(ctx, row.logo),
      current: row.id === ctx.tenant,
    })),
    total: entries.length,
  }
}

/** Runs `work` for every enterprise, one after another. */
export async function forEachTenant(ctx: Context, work: (tenant: string) => Promise<unknown>): Promise<void> {
  const where = inDirectory(ctx)
  for (let after = ''; ; ) {
    const page = await store.findEntriesAfter(where, after, 500)
    for (const { id } of page) await work(id)
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}

/**
 * First in a transaction that changes fields or types: it waits for whoever changes them at the same time, and what was
 * derived from them before no longer counts, in any process.
 */
export async function changeSchema(ctx: Context): Promise<void> {
  await store.changeSchema(ctx)
}
