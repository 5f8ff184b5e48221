import { type Kysely, sql } from 'kysely'

/**
 * A session that an enterprise's own identity provider vouched for is confined to that enterprise: its provider must
 * not open the doors of others to which the same phone number belongs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session add column confined boolean not null default false`.execute(db)
}
