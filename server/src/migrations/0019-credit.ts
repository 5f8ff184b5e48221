import { type Kysely, sql } from 'kysely'

/** Whose rest an order is priced with: two orders may not both use it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table package_order add credit_of text collate "C"`.execute(db)
}
