import type { Rights } from '@cohort/contract/access'
import { type Failure, fail } from '@cohort/contract/errors'
import type { Locale } from '@cohort/contract/limits'
import type { User } from '@cohort/contract/users'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#kernel/clock'
import type { Config } from '#kernel/config'
import type { Database } from '#kernel/database'
import type { Jobs } from '#kernel/jobs'
import type { Live } from '#kernel/live'
import type { Ports } from '#kernel/ports'
import { directory, type Scope, transactionScope, within } from '#kernel/scope'

/** Whoever holds the token: the user as the wire shows it, their rights, and which device they sit at. */
export interface Who {
  readonly user: User
  readonly rights: Rights
  readonly deviceId: string
  /** Vouched for by the enterprise's own identity provider, not by the phone: good in this enterprise alone. */
  readonly confined: boolean
  /** Which state of the enterprise's fields and types they asked by. */
  readonly schemaRevision?: number
}

/** What every service function receives first. It is a scope, so it can be handed to a store as it is. */
export interface Context extends Scope {
  readonly requestId: string
  readonly locale: Locale
  readonly address: string
  /** Scheme, host and port under which people reach us. */
  readonly origin: string
  readonly agent: string
  readonly log: FastifyBaseLogger
  readonly clock: Clock
  readonly database: Database
  readonly ports: Ports
  readonly jobs: Jobs
  readonly live: Live
  readonly config: Config
  /** Signs file addresses and keys the hashes of short codes. */
  readonly secret: string
  readonly who: Who | undefined
}

/** The signed-in user. Calls that are not public have one; asking elsewhere is a 401. */
export function me(ctx: Context): Who {
  if (!ctx.who) throw fail('CredentialInvalid')
  return ctx.who
}

/**
 * The signed-in user, for what reaches beyond the enterprise. An enterprise's provider may say of anyone that they are
 * its member, but it must not act for them elsewhere: that takes the phone.
 */
export function meByPhone(ctx: Context): Who {
  const who = me(ctx)
  if (who.confined) throw fail('PhoneProofNeeded')
  return who
}

/** One transaction for a service function. The inner ctx shadows the outer one, so no statement can slip out of it. */
export const transaction = <T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> =>
  transactionScope(ctx.database.pool, ctx.tenant, (scope) => work({ ...ctx, ...scope }))

/** The same request in another tenant's scope, outside any transaction. */
export const inTenant = (ctx: Context, tenant: string): Context => ({ ...ctx, ...ctx.database.scope(tenant) })

/** The directory holds what belongs to no single enterprise: accounts, codes, devices, who belongs where. */
export const inDirectory = (ctx: Context): Context => inTenant(ctx, directory)

/** A part of the open transaction that writes to another tenant's rows or to the directory. */
export const alsoIn = <T>(ctx: Context, tenant: string, work: (ctx: Context) => Promise<T>): Promise<T> =>
  within(ctx, tenant, (scope) => work({ ...ctx, ...scope }))

/** `found(row)`: the row, or 404. */
export function found<T>(value: T | undefined, failure: Failure = fail('NotFound')): T {
  if (value === undefined) throw failure
  return value
}
