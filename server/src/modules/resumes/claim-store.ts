import { sql } from 'kysely'
import type { Scope } from '#kernel/scope'
import type { ItemRow } from '#modules/resumes/item-store'

/** Whoever takes an item holds it for so long, and says again and again that it still does. */
const leaseSeconds = 60

const until = (now: Date): Date => new Date(now.getTime() + leaseSeconds * 1000)

/**
 * Takes items that nobody works on, in the order in which they came: those that wait, and those whose worker has not been
 * heard of for the length of a lease. Two processes never get the same one.
 */
export async function claim(scope: Scope, claimant: string, count: number, now: Date): Promise<ItemRow[]> {
  // Chosen once: as a condition of the update it could be asked again for every row, and take more than it may.
  const { rows } = await sql<ItemRow>`with chosen as materialized (
      select i.item_id from intake_item i join intake_batch b on b.tenant_id = i.tenant_id and b.batch_id = i.batch_id
      where i.tenant_id = ${scope.tenant} and i.state in ('queued', 'reading', 'parsed') and b.state = 'open'
        and (i.claimed_until is null or i.claimed_until <= ${now})
      order by i.batch_id, i.position, i.item_id limit ${count} for update of i skip locked)
    update intake_item i set state = case when state = 'queued' then 'reading' else state end, claim = ${claimant},
      claimed_until = ${until(now)}, attempts = attempts + 1, updated_at = ${now}
    from chosen where i.tenant_id = ${scope.tenant} and i.item_id = chosen.item_id returning i.*`.execute(scope.db)
  return rows.toSorted((a, b) => a.position - b.position)
}

/** Still here. False: somebody else has taken it, or it was given up. */
export async function renew(scope: Scope, { item_id, claim }: ItemRow, now: Date): Promise<boolean> {
  const { rows } = await sql`update intake_item set claimed_until = ${until(now)}
    where tenant_id = ${scope.tenant} and item_id = ${item_id} and claim = ${claim} returning 1`.execute(scope.db)
  return rows.length > 0
}

/** Held until the end of the transaction, as long as it is still the claimant's. */
export async function holdClaimed(scope: Scope, { item_id, claim }: ItemRow): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`select * from intake_item
    where tenant_id = ${scope.tenant} and item_id = ${item_id} and claim = ${claim} for update`.execute(scope.db)
  return rows[0]
}

export const setParsed = (scope: Scope, itemId: string, at: Date) =>
  sql`update intake_item set state = 'parsed', updated_at = ${at}
    where tenant_id = ${scope.tenant} and item_id = ${itemId}`.execute(scope.db)

/** A record was made; what is left is to put it into its stage. The claim goes on. */
export const setRecord = (scope: Scope, itemId: string, openId: string, at: Date) =>
  sql`update intake_item set open_id = ${openId}, updated_at = ${at}
    where tenant_id = ${scope.tenant} and item_id = ${itemId}`.execute(scope.db)

/** Gives an item back, to be taken up by anybody from then on. `uncounted`: it was not the item's fault. */
export const giveBack = (scope: Scope, { item_id, claim }: ItemRow, from: Date | null, uncounted = false) =>
  sql`update intake_item set claim = null, claimed_until = ${from}, attempts = attempts - ${uncounted ? 1 : 0},
      state = case when state = 'reading' then 'queued' else state end
    where tenant_id = ${scope.tenant} and item_id = ${item_id} and claim = ${claim}`.execute(scope.db)

/** Whether anything of an enterprise is still to be worked on, and when the first claim on it ends. */
export async function openWork(scope: Scope): Promise<{ open: number; next: Date | null }> {
  const { rows } = await sql<{
    open: number
    next: Date | null
  }>`select count(*)::int as open, min(i.claimed_until) as next
    from intake_item i join intake_batch b on b.tenant_id = i.tenant_id and b.batch_id = i.batch_id
    where i.tenant_id = ${scope.tenant} and i.state in ('queued', 'reading', 'parsed') and b.state = 'open'`.execute(
    scope.db,
  )
  return rows[0] ?? { open: 0, next: null }
}

/** Whoever decides what an item becomes is alone in the enterprise: two files of one person do not pass each other. */
export const aloneInTenant = (scope: Scope) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`intake ${scope.tenant}`}, 0))`.execute(scope.db)
