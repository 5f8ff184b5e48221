import { createEntity, getEntity, patchEntity, searchEntities } from '@cohort/contract/entities'
import { entityTypes } from '@cohort/contract/entity-types'
import { filterOps } from '@cohort/contract/fields/field'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type Actor, testApp } from '#testing/app'

/** Random documents, patches, filters and sorts: never a 500, never a foreign row, and every 400 names its field. */
const app = testApp()
vi.setConfig({ testTimeout: 120_000 })
const runs = Number(process.env.FUZZ_RUNS ?? 1500)

const types = [...entityTypes.values()].filter((type) => type.material)
const resume = entityTypes.get('Resume') ?? types[0]
const paths = (resume?.fields ?? []).map((field) => `data.standardFields.${field.key}`)
const anything = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '13817246059',
      'a@b.example',
      '2022-03',
      { start: { iso: '2020' }, end: { untilNow: true } },
      { city: '上海' },
      ['x'],
      [],
      {},
      '\u0000',
      '😀',
      "'; drop table entity; --",
    ),
  },
)
const fields = fc.dictionary(
  fc.constantFrom(
    'name',
    'humanInfo',
    'summary',
    'skills',
    'educations',
    'works',
    'tags',
    'expectation',
    '__proto__',
    'x',
  ),
  anything,
  { maxKeys: 4 },
)
const leaf = fc.record({
  field: fc.oneof(
    fc.constantFrom(...paths),
    fc.constantFrom('meta.updatedAt', 'meta.source', 'nope', 'data.customFields.x'),
  ),
  op: fc.constantFrom(...filterOps),
  value: anything,
})
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.record({ and: fc.array(tie('node'), { maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('node'), { maxLength: 3 }) }),
  ),
})).node

interface Answer {
  status: number
  error: { error?: string; detail?: Record<string, unknown> }
}

function expectDecent(answer: Answer): void {
  expect([200, 400, 404, 409]).toContain(answer.status)
  if (answer.status === 400 && answer.error.error === 'BadInput') expect(answer.error.detail?.field).toBeTruthy()
}

test('documents and patches', async () => {
  const founder = await app.makeTenant()
  const { body } = await app.ask(
    createEntity,
    { params: { type: 'Resume' }, query: {}, body: { standardFields: { name: '基准' } } },
    founder,
  )
  const { openId } = body.meta
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...types.map((type) => type.type)), fields, async (type, standardFields) => {
      expectDecent(await app.ask(createEntity, { params: { type }, query: {}, body: { standardFields } }, founder))
      expectDecent(
        await app.ask(
          patchEntity,
          { params: { type: 'Resume' }, query: { openId }, body: { standardFields } },
          founder,
        ),
      )
    }),
    { numRuns: runs },
  )
  const after = (await app.ask(getEntity, { params: { type: 'Resume', id: openId } }, founder)).body
  expect(after.data.standardFields.name).toBeTruthy()
})

test('filters, sorts and keywords', async () => {
  const [founder, other] = [await app.makeTenant(), await app.makeTenant()]
  const make = (actor: Actor, name: string) =>
    app.ask(createEntity, { params: { type: 'Resume' }, query: {}, body: { standardFields: { name } } }, actor)
  for (const name of ['甲', '乙', '丙']) await make(founder, name)
  await make(other, '外人')
  const sort = fc.array(
    fc.record({
      field: fc.constantFrom(...paths, 'meta.createdAt', 'nope'),
      order: fc.constantFrom('asc' as const, 'desc' as const),
    }),
    { maxLength: 2 },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.option(tree, { nil: undefined }),
      sort,
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      async (filters, sort, query) => {
        const answer = await app.ask(
          searchEntities,
          { body: { entityType: 'Resume', filters: filters as never, sort, query, returnFilters: paths.slice(0, 3) } },
          founder,
        )
        expectDecent(answer)
        if (answer.status === 200)
          expect(answer.body.data.every((record) => record.data.standardFields.name !== '外人')).toBe(true)
      },
    ),
    { numRuns: runs },
  )
})
