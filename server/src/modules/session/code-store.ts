import { type Generated, type Insertable, sql } from 'kysely'
import type { Scope } from '#kernel/scope'

interface VerificationCodeTable {
  tenant_id: string
  country_code: string
  phone: string
  code_hash: string
  tries: Generated<number>
  sent_at: Date
  expires_at: Date
}

interface AttemptTable {
  tenant_id: string
  kind: string
  key_hash: string
  id: string
  at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    verification_code: VerificationCodeTable
    attempt: AttemptTable
  }
}

/** Until the transaction ends, nobody else decides about this key: the limits are exact under concurrency. */
export const lock = (scope: Scope, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(scope.db)

export const findCodeLocked = (scope: Scope, phone: string) =>
  scope.db
    .selectFrom('verification_code')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('phone', '=', phone)
    .forUpdate()
    .executeTakeFirst()

export const upsertCode = (scope: Scope, code: Omit<Insertable<VerificationCodeTable>, 'tenant_id'>) =>
  scope.db
    .insertInto('verification_code')
    .values({ ...code, tenant_id: scope.tenant, tries: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'country_code', 'phone'])
        .doUpdateSet({ code_hash: code.code_hash, tries: 0, sent_at: code.sent_at, expires_at: code.expires_at }),
    )
    .execute()

export const setTries = (scope: Scope, phone: string, tries: number) =>
  scope.db
    .updateTable('verification_code')
    .set({ tries })
    .where('tenant_id', '=', scope.tenant)
    .where('phone', '=', phone)
    .execute()

export const removeCode = (scope: Scope, phone: string) =>
  scope.db.deleteFrom('verification_code').where('tenant_id', '=', scope.tenant).where('phone', '=', phone).execute()

export const insertAttempt = (scope: Scope, attempt: Omit<Insertable<AttemptTable>, 'tenant_id'>) =>
  scope.db
    .insertInto('attempt')
    .values({ ...attempt, tenant_id: scope.tenant })
    .execute()

/** How many since then, and when the first of them was. */
export const countAttempts = (scope: Scope, kind: string, keyHash: string, since: Date) =>
  scope.db
    .selectFrom('attempt')
    .select((attempt) => [
      attempt.fn.countAll<number>().as('n'),
      attempt.fn.min<Date | null>('at').as('first'),
      attempt.fn.max<Date | null>('at').as('last'),
    ])
    .where('tenant_id', '=', scope.tenant)
    .where('kind', '=', kind)
    .where('key_hash', '=', keyHash)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()

export async function removeOld(scope: Scope, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000)
  await scope.db.deleteFrom('attempt').where('tenant_id', '=', scope.tenant).where('at', '<', yesterday).execute()
  await scope.db
    .deleteFrom('verification_code')
    .where('tenant_id', '=', scope.tenant)
    .where('expires_at', '<', now)
    .execute()
}
