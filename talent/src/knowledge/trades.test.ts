import { describe, expect, it } from 'vitest'
import { readTable, values } from '#knowledge/table'
import { titleFamilies } from '#knowledge/titles/taxonomy'
import { tradeName, tradeOfFamily, tradeSigns, trades } from '#knowledge/trades'

describe('the list of trades', () => {
  const { version, rows } = readTable('trades')

  it('has a version, is sorted, and each trade has names and words in both languages', () => {
    expect(version).toMatch(/^\d{4}\.\d+\.\d+$/)
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id = '' }) => id).toSorted())
    for (const row of rows) {
      expect(row.zh !== '' && row.en !== '', row.id).toBe(true)
      for (const column of ['words zh', 'words en'])
        expect(
          values(row[column]).some((word) => word.startsWith('!')),
          `${row.id}: ${column}`,
        ).toBe(true)
    }
  })

  it('leads to trades and families that there are, each family in one trade', () => {
    const families = new Set(titleFamilies.map(({ id }) => id))
    const seen = new Set<string>()
    for (const trade of trades().values()) {
      for (const near of trade.near) expect(trades().has(near), `${trade.id}: ${near}`).toBe(true)
      for (const family of trade.families) {
        expect(families.has(family), `${trade.id}: ${family}`).toBe(true)
        expect(seen.has(family), family).toBe(false)
        seen.add(family)
        expect(tradeOfFamily(family)).toBe(trade.id)
      }
    }
  })
})

const best = (text: string): string | undefined => [...tradeSigns(text)].toSorted((a, b) => b[1] - a[1])[0]?.[0]

describe('what a text is about', () => {
  it.each([
    ['Planted and harvested crops, looked after irrigation and livestock', 'agriculture'],
    ['负责农作物播种、施肥与收割，管理大棚', 'agriculture'],
    ['Prepared journal entries and reconciled accounts payable at month end', 'accounting'],
    ['编制凭证，月结对账，纳税申报', 'accounting'],
    ['Replaced brakes and diagnosed engines of vehicles in a dealership', 'automotive'],
    ['为会员制定训练计划，带团课，做体测', 'fitness'],
    ['Wrote press releases and pitched stories to media outlets', 'public-relations'],
  ])('%s', (text, trade) => {
    expect(best(text)).toBe(trade)
  })

  it('is not told by degrees and phrases that only hold a word of a trade', () => {
    for (const text of [
      'Bachelor of Arts, Liberal Arts',
      'State of the art',
      'Team building',
      'Finished reports in a timely fashion',
      'Ran a pilot program',
      '高新技术开发区',
      '熟悉法律法规',
    ])
      expect([...tradeSigns(text).keys()], text).toEqual([])
  })

  it('is told by the whole phrase: who teaches biology teaches, and an independent contractor need not build', () => {
    expect([...tradeSigns('Biology Teacher').keys()]).toEqual(['school-teaching'])
    expect([...tradeSigns('生物老师').keys()]).toEqual(['school-teaching'])
    expect(tradeSigns('Independent Contractor').has('construction')).toBe(false)
    expect(best('General Contractor')).toBe('construction')
  })

  it('may be two trades: who designs interiors designs, and who finds customers writes no software', () => {
    expect([...tradeSigns('Interior Designer').keys()].toSorted()).toEqual(['architecture', 'design'])
    expect([...tradeSigns('Preschool Teacher').keys()].toSorted()).toEqual(['childcare', 'school-teaching'])
    expect([...tradeSigns('开发新客户').keys()]).toEqual(['sales'])
    expect(best('软件开发')).toBe('software')
  })

  it.each([
    ['Flight Attendant', 'aviation'],
    ['Loan Processor', 'banking'],
    ['Public Affairs Officer', 'public-relations'],
    ['Case Worker', 'advocacy'],
    ['Prep Cook', 'cooking'],
    ['Quantity Surveyor', 'construction'],
    ['Visual Merchandiser', 'apparel'],
    ['Telemarketer', 'bpo'],
    ['Yoga Instructor', 'fitness'],
    ['Paraprofessional', 'school-teaching'],
    ['打版师', 'apparel'],
    ['空乘', 'aviation'],
    ['话务员', 'bpo'],
    ['面点师', 'cooking'],
    ['农艺师', 'agriculture'],
  ])('is told by the name of a post of the trade: %s', (title, trade) => {
    expect(best(title)).toBe(trade)
  })

  it('a phrase with a word of the trade says no less than the word', () => {
    const of = (text: string): number => tradeSigns(text).get('sales') ?? 0
    expect(of('sales goals')).toBeGreaterThanOrEqual(of('sales'))
  })

  it('is nothing where nothing is said, and has a name in both languages', () => {
    expect(tradeSigns('').size).toBe(0)
    expect([tradeName('cooking', 'zh-CN'), tradeName('cooking', 'en-US')]).toEqual(['烹饪', 'Culinary'])
  })
})
