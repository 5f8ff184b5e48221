import { describe, expect, it } from 'vitest'
import type { Finding, JobProfile, Match } from '#matching/match'
import { profileOf } from '#matching/profile-of'
import { readJob } from '#matching/read-job'
import { match } from '#matching/score'
import { type Row, today, work } from '#matching/testing/careers'

const scored = (job: JobProfile, fields: Row): Match => match(job, profileOf(fields, today))
const of = (found: Match, requirement: string): Finding | undefined =>
  found.findings.find((each) => each.requirement === requirement)

describe('what the work is about', () => {
  const ad = readJob({ title: 'Farm Manager', text: 'Run the farm: crops, livestock and irrigation.' })
  const crops = 'Planted and harvested crops, looked after irrigation, soil and livestock of a farm.'

  it('tells where no post could be read', () => {
    const farmer = scored(ad, { summary: crops })
    const banker = scored(ad, { summary: 'Opened deposit accounts and granted loans in a bank branch.' })
    expect(of(farmer, 'title')?.note?.code).toBe('titleTrade')
    expect(farmer.score).toBeGreaterThan(banker.score)
  })
  it('is not guessed from one word of a title against what was done', () => {
    const coach = readJob({ title: 'Fitness Coach', text: 'Train members, lead group classes and plan workouts.' })
    const done = 'Wrote press releases, held press conferences and led media relations of a college.'
    const scores = [coach, readJob({ title: 'PR Manager', text: 'Press releases and media relations.' })].map(
      (job) => scored(job, { works: [work('Activities Liaison', done)] }).score,
    )
    expect(scores[0]).toBeLessThan((scores[1] ?? 0) / 2)
  })

  it('reads IT in a title as a trade', () => {
    const job = readJob({ title: 'Systems Administrator', text: 'Look after servers and network.' })
    const [it, other] = ['IT Officer', 'Officer'].map(
      (title) => scored(job, { works: [work(title, 'Met users.')] }).score,
    )
    expect(it).toBeGreaterThan((other ?? 0) + 20)
  })

  it('is not only what the latest title says: years in another trade are seen, after those who are in it', () => {
    const done = 'Sold machines to customers and met targets.'
    const [both, never] = [
      ['Farm Supervisor', crops],
      ['Office Manager', 'Ran the office.'],
    ].map(
      ([title = '', text = '']) =>
        scored(ad, {
          expectation: { positions: ['Sales Manager'] },
          works: [work('Sales Manager', done, '2020-01'), work(title, text, '2012-01', '2019-12')],
        }).score,
    )
    const farmer = scored(ad, { works: [work('Farm Supervisor', crops, '2012-01')] }).score
    expect(both).toBeGreaterThan((never ?? 0) + 15)
    expect(both).toBeLessThan(farmer)
  })

  it('is not hidden by a rank or by work that every trade has', () => {
    const farmer = scored(ad, { works: [work('Vice President', crops)] })
    const seller = scored(ad, { works: [work('Customer Service Manager', `Answered customers. ${crops}`)] })
    const other = scored(ad, { works: [work('Vice President', 'Granted loans in a bank branch.')] })
    expect(farmer.score).toBeGreaterThan(other.score + 20)
    expect(seller.score).toBeGreaterThan(other.score)
  })
})
