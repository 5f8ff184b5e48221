import type { Migration } from 'kysely/migration'
import * as foundation from '#migrations/0001-foundation'
import * as confinedSessions from '#migrations/0002-confined-sessions'
import * as permissions from '#migrations/0003-permissions'
import * as entities from '#migrations/0004-entities'
import * as groups from '#migrations/0005-groups'
import * as files from '#migrations/0006-files'
import * as views from '#migrations/0007-views'
import * as remarks from '#migrations/0008-remarks'
import * as terms from '#migrations/0009-terms'
import * as shelves from '#migrations/0010-shelves'
import * as work from '#migrations/0011-work'
import * as intake from '#migrations/0013-intake'
import * as matching from '#migrations/0014-matching'
import * as reactivation from '#migrations/0015-reactivation'
import * as corrections from '#migrations/0016-corrections'
import * as exports from '#migrations/0017-exports'
import * as packages from '#migrations/0018-packages'
import * as credit from '#migrations/0019-credit'
import * as identities from '#migrations/0020-identities'

/** Only forward, in this order. A released one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-confined-sessions': confinedSessions,
  '0003-permissions': permissions,
  '0004-entities': entities,
  '0005-groups': groups,
  '0006-files': files,
  '0007-views': views,
  '0008-remarks': remarks,
  '0009-terms': terms,
  '0010-shelves': shelves,
  '0011-work': work,
  '0013-intake': intake,
  '0014-matching': matching,
  '0015-reactivation': reactivation,
  '0016-corrections': corrections,
  '0017-exports': exports,
  '0018-packages': packages,
  '0019-credit': credit,
  '0020-identities': identities,
}
