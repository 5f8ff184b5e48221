import { entityTypeOf } from '@cohort/contract/entity-types'
import type { Client } from 'pg'
import { makePerson, randomOf } from '#bench/lib/people'
import { newId } from '#server/kernel/ids'
import { indexFormsOf } from '#server/modules/entities/index-forms'
import { shapeOf } from '#server/modules/entities/shape'

const batch = 1000

/** Writes resumes straight into the tables, as the owner of the database; the indexes are made anew at the end. */
export async function fillResumes(owner: Client, tenants: readonly [string, number][]): Promise<void> {
  const type = entityTypeOf('Resume')
  if (!type) throw new Error('no such type')
  const shape = shapeOf(type, [])
  const random = randomOf(20_261_115)
  await owner.query('drop index entity_term_terms')
  for (const [tenant, count] of tenants) {
    for (let done = 0; done < count; done += batch) {
      const people = Array.from({ length: Math.min(batch, count - done) }, (_, at) => {
        const { data } = makePerson(random)
        return {
          id: newId(),
          at: new Date(Date.UTC(2026, 0, 1) + (done + at) * 1000),
          data,
          forms: indexFormsOf(shape, data),
        }
      })
      await insert(owner, tenant, people)
    }
  }
  await owner.query(
    'create index entity_term_terms on entity_term using gin (tenant_id, entity_type, terms) with (fastupdate = on, gin_pending_list_limit = 262144)',
  )
  await owner.query('vacuum analyze entity, entity_term, entity_num')
}

interface Made {
  id: string
  at: Date
  data: object
  forms: ReturnType<typeof indexFormsOf>
}

async function insert(owner: Client, tenant: string, people: readonly Made[]): Promise<void> {
  const rows = JSON.stringify(
    people.map(({ id, at, data, forms }) => ({
      id,
      at,
      data,
      facets: forms.facets,
      nums: forms.nums,
      terms: forms.terms,
    })),
  )
  await owner.query(
    `with made as (select * from jsonb_to_recordset($2::jsonb) as r(id text, at timestamptz, data jsonb, facets text[], nums jsonb, terms int4[])),
     e as (insert into entity (tenant_id, entity_type, open_id, created_at, updated_at, data, facets, nums) select $1, 'Resume', id, at, at, data, facets, nums from made),
     t as (insert into entity_term select $1, 'Resume', id, terms from made)
     insert into entity_num (tenant_id, entity_type, open_id, field, val) select $1, 'Resume', id, n.key, n.value::float8 from made, jsonb_each_text(nums) n`,
    [tenant, rows],
  )
}
