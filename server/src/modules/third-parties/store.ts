import type { Insertable } from 'kysely'
import type { Scope } from '#kernel/scope'

interface PlatformUserTable {
  tenant_id: string
  platform: string
  account_id: string
  name: string
  phone: string | null
  seen_at: Date
}

declare module '#kernel/tables' {
  interface Tables {
    platform_user: PlatformUserTable
  }
}

/** One page of a directory. No account may be in it twice. */
export const upsert = (scope: Scope, users: readonly Omit<Insertable<PlatformUserTable>, 'tenant_id'>[]) =>
  scope.db
    .insertInto('platform_user')
    .values(users.map((user) => ({ ...user, tenant_id: scope.tenant })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'platform', 'account_id']).doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        phone: row.ref('excluded.phone'),
        seen_at: row.ref('excluded.seen_at'),
      })),
    )
    .execute()

/** Those who are no longer in the directory. */
export const removeUnseen = (scope: Scope, platform: string, since: Date) =>
  scope.db
    .deleteFrom('platform_user')
    .where('tenant_id', '=', scope.tenant)
    .where('platform', '=', platform)
    .where('seen_at', '<', since)
    .execute()

export const findByPhone = (scope: Scope, phone: string) =>
  scope.db
    .selectFrom('platform_user')
    .selectAll()
    .where('tenant_id', '=', scope.tenant)
    .where('phone', '=', phone)
    .execute()

export const removeOwn = (scope: Scope, platform: string, accountId: string | undefined, phone: string) =>
  scope.db
    .deleteFrom('platform_user')
    .where('tenant_id', '=', scope.tenant)
    .where('platform', '=', platform)
    .where((either) =>
      either.or([either('phone', '=', phone), ...(accountId ? [either('account_id', '=', accountId)] : [])]),
    )
    .execute()

/** People of the directory whom no member who has ever signed in stands for, neither by a binding nor by the phone. */
const unactivated = (scope: Scope, platform: string | undefined) =>
  scope.db
    .selectFrom('platform_user')
    .where('platform_user.tenant_id', '=', scope.tenant)
    .$if(platform !== undefined, (query) => query.where('platform_user.platform', '=', platform ?? ''))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member')
            .select('member.user_id')
            .where('member.tenant_id', '=', scope.tenant)
            .where('member.status', '<>', 'unactivated')
            .where(({ or, eb, exists, selectFrom }) =>
              or([
                eb('member.phone', '=', eb.ref('platform_user.phone')),
                exists(
                  selectFrom('association')
                    .select('association.id')
                    .where('association.tenant_id', '=', scope.tenant)
                    .whereRef('association.platform', '=', 'platform_user.platform')
                    .whereRef('association.account_id', '=', 'platform_user.account_id')
                    .whereRef('association.user_id', '=', 'member.user_id'),
                ),
              ]),
            ),
        ),
      ),
    )

export const findUnactivated = (scope: Scope, platform: string | undefined, most: number) =>
  unactivated(scope, platform)
    .select(['platform', 'account_id', 'name', 'phone'])
    .orderBy('name')
    .orderBy('platform')
    .orderBy('account_id')
    .limit(most)
    .execute()

export async function countUnactivated(scope: Scope, platform: string | undefined): Promise<number> {
  const row = await unactivated(scope, platform)
    .select((user) => user.fn.countAll<number>().as('n'))
    .executeTakeFirst()
  return row?.n ?? 0
}
