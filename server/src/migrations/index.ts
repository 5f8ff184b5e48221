import type { Migration } from 'kysely/migration'
import * as foundation from '#migrations/0001-foundation'

/** Only forward, in this order. A released one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
}
