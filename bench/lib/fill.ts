import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entityTypeOf } from '@cohort/contract/entity-types'
import type { ClientBase } from 'pg'
import { makePerson, randomOf } from '#bench/lib/people'
import type { Stage } from '#bench/lib/stage'
import { newId } from '#server/kernel/ids'
import type { Scope } from '#server/kernel/scope'
import { keyOf } from '#server/modules/entities/identity'
import { indexFormsOf } from '#server/modules/entities/index-forms'
import { termsIn } from '#server/modules/entities/index-store'
import { shapeOf } from '#server/modules/entities/shape'
import { madeBy } from '#server/modules/matching/profiles'

const batch = 1000

/** Dear to keep while very many rows are written. They come back as the migrations made them. */
const dropped = ['entity_updated', 'entity_created', 'entity_facets', 'entity_term_terms', 'entity_identity_keys']
const numberKey = 'add primary key (tenant_id, entity_type, field, val, open_id)'

/** Resumes of one enterprise, each its own, and others beside it that share theirs. */
interface Filling {
  tenant: string
  mine: number
  others: number
  tenants: number
}

/** A database that was kept is full already. */
export async function fillOnce(stage: Stage, { mine, others }: Pick<Filling, 'mine' | 'others'>): Promise<void> {
  const filled = join(stage.folder, 'filled')
  if (existsSync(filled)) return
  const began = performance.now()
  const owner = await stage.pool.connect()
  await fillResumes(owner, { tenant: 'wangchao', mine, others, tenants: 20 })
  // With the settings that filling was made faster by, it is of no use to anybody else.
  owner.release(true)
  writeFileSync(filled, '')
  console.log(`${mine + others} resumes in ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

/** Writes straight into the tables, as the owner of the database; the indexes that cost most are made at the end. */
async function fillResumes(owner: ClientBase, { tenant, mine, others, tenants }: Filling): Promise<void> {
  const random = randomOf(20_261_115)
  const each = Math.floor(others / tenants)
  const { rows: indexes } = await owner.query<{ made: string }>(
    'select pg_get_indexdef(indexrelid) as made from pg_index where indexrelid::regclass::text = any($1)',
    [dropped],
  )
  if (indexes.length < dropped.length) throw new Error('an index has another name')
  await owner.query(`drop index ${dropped.join()}`)
  await owner.query('alter table entity_num drop constraint entity_num_pkey')
  await makeResumes(owner, tenant, mine, random)
  await makeResumes(owner, 'other-1', each, random)
  for (let number = 2; number <= tenants; number++) await copyTenant(owner, 'other-1', `other-${number}`)
  await owner.query(`insert into counter (tenant_id, resource, consumed)
    select tenant_id, 'Entity/' || entity_type, count(*) from entity where entity_type = 'Resume' group by tenant_id, entity_type
    on conflict (tenant_id, resource) do update set consumed = excluded.consumed`)
  // Matching has nothing to catch up on: what is measured is the search, and the matching of what is imported beside it.
  await owner.query(
    `insert into match_item (tenant_id, entity_type, open_id, version, made_by, written_at, terms, impacts)
     select tenant_id, entity_type, open_id, version, $1, now(), '{}', '' from entity where entity_type = 'Resume'
     on conflict do nothing`,
    [madeBy(new Date())],
  )
  await owner.query("set maintenance_work_mem = '1GB'")
  for (const { made } of indexes) await owner.query(made)
  await owner.query(`alter table entity_num ${numberKey}`)
  await owner.query('vacuum analyze entity, entity_term, entity_num, entity_identity, match_item')
}

/** Their terms are as they are in the first: nobody looks for them, they are there to be passed by. */
async function copyTenant(owner: ClientBase, from: string, to: string): Promise<void> {
  const columns = {
    entity: 'entity_type, open_id, created_at, updated_at, data, facets, nums',
    entity_term: 'entity_type, open_id, terms, at',
    entity_num: 'entity_type, open_id, field, val',
    entity_identity: 'entity_type, open_id, keys',
  }
  for (const [table, names] of Object.entries(columns))
    await owner.query(
      `insert into ${table} (tenant_id, ${names}) select $2, ${names} from ${table} where tenant_id = $1`,
      [from, to],
    )
}

async function makeResumes(owner: ClientBase, tenant: string, count: number, random: () => number): Promise<void> {
  const type = entityTypeOf('Resume')
  if (!type) throw new Error('no such type')
  const shape = shapeOf(type, [])
  let writing = Promise.resolve()
  for (let done = 0; done < count; done += batch) {
    const people = Array.from({ length: Math.min(batch, count - done) }, (_, at) => {
      const { data } = makePerson(random)
      const { facets, nums, marks, terms } = indexFormsOf(shape, data)
      const time = new Date(Date.UTC(2026, 0, 1) + (done + at) * 20)
      const id = newId()
      const keys = marks.map((mark) => keyOf(tenant, mark))
      return { id, at: time, data, facets, nums, keys, terms: termsIn({ tenant } as Scope, 'Resume', terms, id) }
    })
    // The database writes one batch while the next is made.
    await writing
    writing = insert(owner, tenant, people)
  }
  await writing
}

async function insert(owner: ClientBase, tenant: string, people: readonly object[]): Promise<void> {
  await owner.query(
    `with made as (select * from jsonb_to_recordset($2::jsonb) as r(id text, at timestamptz, data jsonb, facets text[], nums jsonb, keys int8[], terms int4[])),
     e as (insert into entity (tenant_id, entity_type, open_id, created_at, updated_at, data, facets, nums) select $1, 'Resume', id, at, at, data, facets, nums from made),
     i as (insert into entity_identity select $1, 'Resume', id, keys from made),
     t as (insert into entity_term select $1, 'Resume', id, terms, at from made)
     insert into entity_num (tenant_id, entity_type, open_id, field, val) select $1, 'Resume', id, n.key, n.value::float8 from made, jsonb_each_text(nums) n`,
    [tenant, JSON.stringify(people)],
  )
}
