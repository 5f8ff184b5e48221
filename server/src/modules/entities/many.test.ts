import { searchEntities } from '@cohort/contract/entities'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { termsIn } from '#modules/entities/index-store'
import { facetTerm, shelfMark, shelves, termsOfQuery } from '#modules/entities/terms'
import { type Actor, testApp } from '#testing/app'

/** More records than are counted, and than a walk looks at. */
const count = 52_000
const doctors = 11_000
const common = 30_000

const app = testApp()
let actor: Actor

/** The record of number i was changed at minute `minuteOf(i)`: numbers and times are in no common order. */
const minuteOf = (i: number): number => (i * 7919) % (count + 1)

beforeAll(async () => {
  actor = await app.makeTenant()
  const ctx = app.context(actor.tenant)
  const [word] = termsIn(ctx, 'Resume', termsOfQuery('负责') ?? [])
  const [doctor] = termsIn(ctx, 'Resume', [facetTerm('s.humanInfo.degree=doctor')])
  await sql`insert into entity (tenant_id, entity_type, open_id, created_at, updated_at, data, facets, nums)
    select ${ctx.tenant}, 'Resume', 'm' || i, now(), '2026-01-01'::timestamptz + make_interval(mins => (i * 7919) % ${count + 1}),
      jsonb_build_object('standardFields', jsonb_build_object('name', 'm' || i, 'humanInfo', jsonb_build_object('age', i,
        'degree', case when i <= ${doctors} then 'doctor' else 'master' end)), 'customFields', '{}'::jsonb),
      array['s.humanInfo.degree=' || case when i <= ${doctors} then 'doctor' else 'master' end],
      jsonb_build_object('s.humanInfo.age', i)
    from generate_series(1, ${count}) as i`.execute(ctx.db)
  await sql`insert into entity_num (tenant_id, entity_type, open_id, field, val)
    select tenant_id, entity_type, open_id, 's.humanInfo.age', (nums ->> 's.humanInfo.age')::float8 from entity
    where tenant_id = ${ctx.tenant} and entity_type = 'Resume'`.execute(ctx.db)
  await sql`insert into entity_identity (tenant_id, entity_type, open_id, keys) select tenant_id, entity_type, open_id, '{}' from entity
    where tenant_id = ${ctx.tenant} and entity_type = 'Resume'`.execute(ctx.db)
  await sql`insert into entity_term (tenant_id, entity_type, open_id, at, terms)
    select e.tenant_id, e.entity_type, e.open_id, e.updated_at, array(
      select term # ((ascii(right(e.open_id, 1)) % ${shelves}) * ${shelfMark}) from (values
        (${word}::int4, (e.nums ->> 's.humanInfo.age')::int <= ${common}),
        (${doctor}::int4, (e.nums ->> 's.humanInfo.age')::int <= ${doctors})) as has(term, so) where so)
    from entity e where e.tenant_id = ${ctx.tenant} and e.entity_type = 'Resume'`.execute(ctx.db)
  await sql`update counter set consumed = ${count} where tenant_id = ${ctx.tenant} and resource in ('Entity', 'Entity/Resume')`.execute(
    ctx.db,
  )
  await sql`analyze entity, entity_term, entity_num`.execute(ctx.db)
})

const degree = 'data.standardFields.humanInfo.degree'
const age = 'data.standardFields.humanInfo.age'
const isDoctor = { field: degree, op: 'eq', value: 'doctor' }
const byAge = (order: 'asc' | 'desc') => [{ field: age, order }]
const byTime = (order: 'asc' | 'desc') => [{ field: 'meta.updatedAt', order }]

const all = Array.from({ length: count }, (_, at) => at + 1)
const newest = (some: readonly number[]) => some.toSorted((a, b) => minuteOf(b) - minuteOf(a))
const first = (last: number) => all.slice(0, last)

interface Case {
  name: string
  body: object
  expected: readonly number[]
}

const cases: Case[] = [
  { name: 'all', body: {}, expected: newest(all) },
  { name: 'all, by a number', body: { sort: byAge('desc') }, expected: all.toReversed() },
  { name: 'a condition', body: { filters: isDoctor }, expected: newest(first(doctors)) },
  {
    name: 'a condition, oldest first',
    body: { filters: isDoctor, sort: byTime('asc') },
    expected: newest(first(doctors)).toReversed(),
  },
  { name: 'a condition, by a number', body: { filters: isDoctor, sort: byAge('asc') }, expected: first(doctors) },
  {
    name: 'a condition, by a number that its hits have last',
    body: { filters: isDoctor, sort: byAge('desc') },
    expected: first(doctors).toReversed(),
  },
  { name: 'a word', body: { query: '负责' }, expected: newest(first(common)) },
  {
    name: 'a word, oldest first',
    body: { query: '负责', sort: byTime('asc') },
    expected: newest(first(common)).toReversed(),
  },
  { name: 'a word, by a number', body: { query: '负责', sort: byAge('desc') }, expected: first(common).toReversed() },
  { name: 'a word and a condition', body: { query: '负责', filters: isDoctor }, expected: newest(first(doctors)) },
  {
    name: 'a word and a condition, by a number that its hits have last',
    body: { query: '负责', filters: isDoctor, sort: byAge('desc') },
    expected: first(doctors).toReversed(),
  },
]

describe.each(cases)('more than are counted: $name', ({ body, expected }) => {
  test.each([1, 37, 1000])('page %i', async (current) => {
    const asked = { entityType: 'Resume', pageSize: 10, current, ...body } as never
    const { body: found } = await app.ask(searchEntities, { body: asked }, actor)
    expect({ total: found.total, capped: found.capped }).toEqual({ total: 10_000, capped: true })
    const ids = expected.slice((current - 1) * 10, current * 10).map((i) => `m${i}`)
    expect(found.data.map(({ meta }) => meta.openId)).toEqual(ids)
  })

  test('counts are of ten thousand of them', async () => {
    const asked = { entityType: 'Resume', pageSize: 10, returnFilters: [degree], ...body } as never
    const { body: found } = await app.ask(searchEntities, { body: asked }, actor)
    const values = found.filters?.[0]?.values ?? []
    expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(10_000)
    expect(found.data.map(({ meta }) => meta.openId)).toEqual(expected.slice(0, 10).map((i) => `m${i}`))
  })
})

test('a few of them are counted exactly', async () => {
  const between = { field: age, op: 'between', value: [10_990, 11_020] }
  const { body } = await app.ask(
    searchEntities,
    { body: { entityType: 'Resume', pageSize: 50, query: '负责', filters: { and: [between, isDoctor] } } as never },
    actor,
  )
  expect({ total: body.total, capped: body.capped, rows: body.data.length }).toEqual({
    total: 11,
    capped: false,
    rows: 11,
  })
})
