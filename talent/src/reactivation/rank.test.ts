import { describe, expect, it } from 'vitest'
import { profileOf } from '#matching/profile-of'
import { readJob } from '#matching/read-job'
import { type History, history, type Settings, settings } from '#reactivation/history'
import { type Person, type Reactivation, rankForReactivation } from '#reactivation/rank'
import { exclusionSentence, factorSentence, groupName } from '#reactivation/sentence'

const today = '2026-11-15'
const job = {
  id: 'j1',
  profile: readJob({
    title: 'Java 工程师',
    text: '任职要求：本科及以上学历；精通 Java。\n工作地点：上海\n薪资：20-30K',
  }),
}
const fields = (more: Record<string, unknown> = {}) => ({
  works: [
    {
      company: 'A',
      position: 'Java 工程师',
      description: '用 Java 开发',
      dateRange: { start: { iso: '2023-01' }, end: { untilNow: true } },
    },
  ],
  educations: [{ school: 'x', degree: 'bachelor' }],
  ...more,
})
type Sent = Parameters<typeof history.parse>[0] & Record<string, unknown>
const person = (id: string, told: Sent = {}, more: Record<string, unknown> = {}): Person => ({
  id,
  profile: profileOf(fields(more), today),
  history: history.parse(told),
})
const process = (more: Partial<History['processes'][number]> = {}) => ({
  job: 'old',
  jobTitle: '后端工程师',
  stage: 'Offer',
  depth: 0.8,
  reachedOn: '2025-03-01',
  kind: 'lost' as const,
  endedOn: '2025-03-10',
  ...more,
})
const ranked = (people: Person[], more: Partial<Settings> = {}): Reactivation =>
  rankForReactivation(job, people, settings.parse(more), today)
const codes = (result: Reactivation, id: string): string[] =>
  result.excluded.find((one) => one.id === id)?.reasons.map(({ code }) => code) ?? []

describe('the order', () => {
  it('puts first who went far and was stopped from outside, last who misses a hard condition', () => {
    const result = ranked([
      person(
        'misses',
        { processes: [process({ leftReason: 'headcountFrozen' })] },
        { educations: [{ school: 'x', degree: 'associate' }] },
      ),
      person('plain'),
      person('declined', { processes: [process({ leftReason: 'otherOffer' })] }),
      person('frozen', { processes: [process({ leftReason: 'headcountFrozen' })] }),
    ])
    expect(result.suggestions.map(({ id }) => id)).toEqual(['frozen', 'declined', 'plain', 'misses'])
    expect(result.suggestions.map(({ group }) => group)).toEqual(['stoppedOutside', 'wentFar', 'fits', 'missesHard'])
  })
  it.each([
    ['salary', { expectation: { salary: { gt: { amount: { number: 25_000, unit: 'CNY' }, period: 'month' } } } }],
    ['location', { currentJobStatus: { workLocation: { city: '上海' } } }],
    ['missingHard', {}],
    ['timing', {}],
  ] as const)('sees that %s is settled since', (leftReason, more) => {
    const [first] = ranked([person('a', { processes: [process({ leftReason })] }, more)]).suggestions
    expect(first?.group).toBe('stoppedOutside')
    expect(first?.factors.find(({ name }) => name === 'left')?.code).toBe('leftSettled')
  })
  it('does not call settled what still stands', () => {
    const more = { expectation: { salary: { gt: { amount: { number: 90_000, unit: 'CNY' }, period: 'month' } } } }
    const [first] = ranked([person('a', { processes: [process({ leftReason: 'salary' })] }, more)]).suggestions
    expect(first?.group).toBe('wentFar')
  })
  it('multiplies the factors', () => {
    const [first] = ranked([person('a', { processes: [process({ leftReason: 'roleCancelled' })] })]).suggestions
    const product = first?.factors.reduce((all, { value }) => all * value, 100) ?? 0
    expect(first?.score).toBe(Math.round(product))
    expect(first?.factors.map(({ name }) => name)).toEqual(['fit', 'stage', 'left', 'contact', 'tenure', 'consent'])
  })
  it('asks later who has just moved', () => {
    const scoreOf = (employerSince: string): number =>
      ranked([person('a', { employerSince })]).suggestions[0]?.score ?? 0
    expect(scoreOf('2026-06-01')).toBeLessThan(scoreOf('2023-06-01'))
  })
  it('is the same in any order of people', () => {
    const people = ['c', 'a', 'b'].map((id) => person(id))
    expect(ranked(people).suggestions).toEqual(ranked(people.toReversed()).suggestions)
  })
  it('gives as many as the settings say', () => {
    expect(
      ranked(
        ['c', 'a', 'b'].map((id) => person(id)),
        { most: 2 },
      ).suggestions.map(({ id }) => id),
    ).toEqual(['a', 'b'])
  })
})

describe('who is left out', () => {
  it.each([
    ['consentExpired', { consents: [{ givenOn: '2024-01-01', expiresOn: '2025-01-01' }] }],
    ['consentWithdrawn', { consents: [{ givenOn: '2024-01-01', withdrawnOn: '2025-01-01' }] }],
    ['coolDown', { contacts: [{ on: '2026-10-01', direction: 'out' }] }],
    ['asksNoContact', { noContactSince: '2025-01-01' }],
    ['dismissed', { dismissals: [{ job: 'j1', on: '2026-01-01', reason: 'x' }] }],
    ['activeElsewhere', { processes: [{ job: 'o', stage: '面试', depth: 0.4, reachedOn: '2026-01-01' }] }],
    ['hired', { processes: [process({ kind: 'won' })] }],
    ['employee', { employee: true }],
    ['recentActivity', { lastActivityOn: '2026-11-01' }],
  ] as const)('%s', (code, told) => {
    const result = ranked([person('a', told as Sent)])
    expect(result.suggestions).toEqual([])
    expect(codes(result, 'a')).toContain(code)
  })
  it('tells until when a cool-down goes', () => {
    const result = ranked([person('a', { contacts: [{ on: '2026-10-01', direction: 'out' }] })], { coolDownDays: 90 })
    expect(result.excluded[0]?.reasons[0]?.values).toEqual({ until: '2026-12-30' })
  })
  it('lets a newer consent outlive an older one', () => {
    const consents = [
      { givenOn: '2023-01-01', withdrawnOn: '2024-01-01' },
      { givenOn: '2025-01-01', expiresOn: '2027-01-01' },
    ]
    expect(ranked([person('a', { consents })]).suggestions).toHaveLength(1)
  })
  it('asks for a consent only where the settings do', () => {
    expect(ranked([person('a')]).suggestions).toHaveLength(1)
    expect(codes(ranked([person('a')], { consentRequired: true }), 'a')).toEqual(['consentMissing'])
  })
  it('does not mind another job’s dismissal, an answer of theirs long ago, or a process that ended', () => {
    const told = {
      dismissals: [{ job: 'j2', on: '2026-01-01' }],
      contacts: [{ on: '2026-01-01', direction: 'in' as const }],
      processes: [process()],
    }
    expect(ranked([person('a', told)]).suggestions).toHaveLength(1)
  })
  it('leaves out who does not fit', () => {
    const cook = { works: [{ company: 'x', position: '厨师', description: '做菜' }] }
    expect(codes(ranked([person('a', {}, cook)]), 'a')).toEqual(['fitTooLow'])
  })
  it('says every reason, in both languages', () => {
    const result = ranked([person('a', { noContactSince: '2025-01-01', employee: true })])
    expect(codes(result, 'a')).toEqual(['asksNoContact', 'employee'])
    for (const locale of ['zh-CN', 'en-US'] as const)
      for (const reason of result.excluded[0]?.reasons ?? [])
        expect(exclusionSentence(reason, locale)).not.toMatch(/[{}]/)
  })
})

it.each(['zh-CN', 'en-US'] as const)('says its factors in words of %s', (locale) => {
  const told = {
    processes: [process({ leftReason: 'headcountFrozen' })],
    contacts: [{ on: '2025-03-10', direction: 'out' as const }],
    consents: [{ givenOn: '2025-01-01', expiresOn: '2026-12-01' }],
  }
  for (const { factors, group } of ranked([person('a', told), person('b')]).suggestions) {
    expect(groupName(group, locale)).not.toBe('')
    for (const factor of factors) expect(factorSentence(factor, locale)).not.toMatch(/[{}]|undefined|headcountFrozen/)
  }
})
