import { expect, test } from 'vitest'
import type { Values } from '#modules/entities/kept'
import { maker } from '#modules/matching/maker'
import { makeItems, type Source } from '#modules/matching/profiles'

const now = new Date('2026-03-04T00:00:00Z')
const sources = (count: number): Source[] =>
  Array.from({ length: count }, (_, at) => ({
    openId: `p${at}`,
    version: at,
    isJob: at % 5 === 4,
    fields:
      at % 5 === 4
        ? { name: '后端工程师', qualification: `${at} 年以上 Java 开发经验，熟悉 Redis` }
        : {
            skills: ['Java'],
            works: [{ position: '后端工程师', description: `使用 Redis 与 Kafka，共 ${at} 个服务` }],
          },
  }))

test.each([3, 60])('%i are the same wherever they are made', async (count) => {
  const made = await maker.make(sources(count), now)
  expect(made).toEqual(makeItems(sources(count), now))
  expect(made.items).toHaveLength(count)
})

test('several lots at once, and one of which nothing can be made', async () => {
  const broken: Source = { openId: 'broken', version: 1, isJob: false, fields: null as unknown as Values }
  const [some, others] = await Promise.all([
    maker.make(sources(30), now),
    maker.make([...sources(20), broken, ...sources(10)], now),
  ])
  expect(some).toEqual(makeItems(sources(30), now))
  expect([others.items.length, others.failed]).toEqual([30, 1])
})
