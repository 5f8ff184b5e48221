import { createEntity, patchEntity, searchEntities } from '@cohort/contract/entities'
import { expect, test } from 'vitest'
import { testApp } from '#testing/app'

const app = testApp()

test.each([
  ['a word that most have', '负责', 40],
  ['a word that few have', '财务', 5],
])('%s: total, page and counts agree, and what was changed last comes first', async (_, query, total) => {
  const actor = await app.makeTenant()
  const degreeAt = 'data.standardFields.humanInfo.degree'
  for (let at = 0; at < 45; at++) {
    app.clock.advance(60)
    const humanInfo = { degree: at % 2 === 0 ? 'master' : 'bachelor' }
    const standardFields = { name: `人${at}`, humanInfo, summary: at < 40 ? '负责平台' : '财务核算' }
    const params = { type: 'Resume' }
    await app.ask(createEntity, { params, query: { openId: `p${at}` }, body: { standardFields } }, actor)
  }
  const first = total === 40 ? 0 : 40
  const expected = Array.from({ length: total }, (_, at) => `p${first + at}`)
  const ask = async (more: object) =>
    (await app.ask(searchEntities, { body: { entityType: 'Resume', query, pageSize: 3, ...more } }, actor)).body
  const ids = ({ data }: Awaited<ReturnType<typeof ask>>) => data.map(({ meta }) => meta.openId)
  const counted = await ask({ returnFilters: [degreeAt] })
  const values = counted.filters?.[0]?.values.map(({ value, count }) => [value, count]) ?? []
  const halves = { master: Math.ceil(total / 2), bachelor: Math.floor(total / 2) }
  expect(Object.fromEntries(values)).toEqual(halves)
  for (const answer of [counted, await ask({})]) {
    expect({ total: answer.total, ids: ids(answer) }).toEqual({ total, ids: expected.toReversed().slice(0, 3) })
  }
  app.clock.advance(60)
  const patch = { params: { type: 'Resume' }, query: { openId: `p${first}` }, body: { standardFields: { name: '甲' } } }
  await app.ask(patchEntity, patch, actor)
  for (const answer of [await ask({ returnFilters: [degreeAt] }), await ask({})])
    expect(ids(answer)).toEqual([`p${first}`, ...expected.toReversed().slice(0, 2)])
  const oldest = await ask({ sort: [{ field: 'meta.updatedAt', order: 'asc' }], returnFilters: [degreeAt] })
  expect({ ids: ids(oldest), n: oldest.filters?.[0]?.values[0]?.count }).toEqual({
    ids: expected.slice(1, 4),
    n: Math.ceil(total / 2),
  })
})

test.each(['{"valueOf":1,"toString":1}', '{}', 'null'])(
  'a value with a length that is %s is refused, not stumbled over',
  async (text) => {
    const actor = await app.makeTenant()
    const value: unknown = { length: JSON.parse(text) }
    const filters = { field: 'data.standardFields.humanInfo.phone', op: 'eq' as const, value }
    for (const body of [{ filters }, { query: value as string }]) {
      const { status } = await app.ask(searchEntities, { body: { entityType: 'Resume', ...body } }, actor)
      expect(status).toBe(400)
    }
  },
)
