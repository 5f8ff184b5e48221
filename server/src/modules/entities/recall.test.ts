import { searchEntities } from '@cohort/contract/entities'
import { expect, test, vi } from 'vitest'
import type { Context } from '#kernel/context'
import { termsIn } from '#modules/entities/index-store'
import { insertRecords } from '#modules/entities/records'
import { shapeFor } from '#modules/entities/shapes'
import { termsOfQuery } from '#modules/entities/terms'
import { checkedData } from '#modules/entities/values'
import { type Chance, chanceOf } from '#modules/examples/content/random'
import { makeResume } from '#modules/examples/content/resumes'
import { testApp } from '#testing/app'

/** Keyword search against plain substring search: nothing that a text holds is missed. */
const app = testApp()
vi.setConfig({ testTimeout: 240_000 })
const documents = 2000
const queries = 2000
const batch = 100

interface Document {
  openId: string
  /** Every run of Chinese characters in it, each on a line. */
  text: string
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

async function fill(ctx: Context): Promise<Document[]> {
  const shape = await shapeFor(ctx, 'Resume')
  const chance = chanceOf(7)
  const corpus: Document[] = []
  for (let at = 0; at < documents; at += batch) {
    const drafts = Array.from({ length: batch }, (_, place) => {
      const standardFields = makeResume(chance, { tags: [], owners: [] })
      return { openId: `r${at + place}`, data: checkedData(shape, { standardFields, customFields: {} }), source: null }
    })
    await insertRecords(ctx, shape, drafts)
    for (const { openId, data } of drafts) {
      const runs = textsIn(data).flatMap((text) => text.match(/\p{Script=Han}{2,}/gu) ?? [])
      corpus.push({ openId, text: runs.join('\n') })
    }
  }
  return corpus
}

function partOf({ text }: Document, random: Chance): string {
  const signs = [...random.pick(text.split('\n'))]
  const length = random.between(2, Math.min(6, signs.length))
  const from = random.between(0, signs.length - length)
  return signs.slice(from, from + length).join('')
}

/** The terms under which each document stands in the index. */
async function indexOf(ctx: Context): Promise<[string, Set<number>][]> {
  const rows = await ctx.db
    .selectFrom('entity_term')
    .select(['open_id', 'terms'])
    .where('tenant_id', '=', ctx.tenant)
    .where('entity_type', '=', 'Resume')
    .execute()
  return rows.map((row) => [row.open_id, new Set(row.terms)])
}

test('recall is 1.000 over random queries of two or more Chinese characters', async () => {
  const founder = await app.makeTenant()
  const ctx = app.context(founder.tenant)
  const corpus = await fill(ctx)
  const index = await indexOf(ctx)
  const random = chanceOf(11)
  let [wanted, found] = [0, 0]
  for (let count = 0; count < queries; count++) {
    const query = partOf(random.pick(corpus), random)
    const asked = termsOfQuery(query) ?? []
    const isHit = ([openId, has]: (typeof index)[number]) =>
      termsIn(ctx, 'Resume', asked, openId).every((term) => has.has(term))
    const hits = new Set(index.filter(isHit).map(([openId]) => openId))
    const expected = corpus.filter(({ text }) => text.includes(query)).map(({ openId }) => openId)
    const missed = expected.filter((id) => !hits.has(id))
    expect({ query, missed }).toEqual({ query, missed: [] })
    wanted += expected.length
    found += expected.length - missed.length
    // The endpoint finds what the index says.
    if (count % 10 !== 0) continue
    const { body } = await app.ask(searchEntities, { body: { entityType: 'Resume', query, pageSize: 1 } }, founder)
    expect({ query, total: body.total }).toEqual({ query, total: hits.size })
  }
  expect(wanted).toBeGreaterThan(queries)
  expect(found / wanted).toBe(1)
})
