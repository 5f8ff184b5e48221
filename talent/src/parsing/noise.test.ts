import { describe, expect, it } from 'vitest'
import { parse } from '#parsing/testing/read'
import { Dice } from '#testing/dice'
import { chinese } from '#testing/noise/chinese'
import { daily } from '#testing/noise/daily'
import { english } from '#testing/noise/english'
import { write } from '#testing/noise/grammar'
import { others } from '#testing/noise/others'

const each = 30
const papers = Object.entries({ ...english, ...chinese, ...others, ...daily })

/** What must not be invented: a person, a way to reach one, an employer. */
const told = (text: string): string[] =>
  Object.entries(parse(text).sources)
    .filter(([path]) => /^humanInfo\.(?:name|phone)$|company$/.test(path))
    .map(([path, { quote }]) => `${path}: ${quote}`)

describe('papers that are no resumes', () => {
  it('are a thousand and more', () => {
    expect(papers.length * each).toBeGreaterThanOrEqual(1000)
  })
  it.each(papers)('of the kind %s give no name, phone or company', (kind, grammar) => {
    const wrong = Array.from({ length: each }, (_, at) => {
      const text = write(grammar, 'paper', new Dice(at * 7919 + kind.length))
      return { text, told: told(text) }
    }).filter((one) => one.told.length > 0)
    expect(wrong.map((one) => `${one.told.join('; ')}\n${one.text}`)).toEqual([])
  })
})
