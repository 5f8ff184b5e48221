import { describe, expect, it } from 'vitest'
import { withConditions } from '#matching/conditions'
import type { JobProfile } from '#matching/match'
import { readJob } from '#matching/read-job'

const job = readJob({ title: 'Java 工程师', text: '任职要求：本科及以上学历，精通 Java，熟悉 Redis。工作地点：上海' })
const of = (profile: JobProfile, id: string) => profile.requirements.find((one) => one.id === id)
const sum = (profile: JobProfile): number => profile.requirements.reduce((total, { weight }) => total + weight, 0)

describe('a recruiter’s conditions', () => {
  it('changes nothing where nothing is said', () => {
    expect(withConditions(job, {})).toEqual(job)
  })
  it('weighs by requirement or by kind, of 100 together', () => {
    const changed = withConditions(job, { weights: { 'skill:redis': 40, city: 1 } })
    expect(of(changed, 'skill:redis')?.weight).toBeGreaterThan(of(job, 'skill:redis')?.weight ?? 100)
    expect(of(changed, 'city:上海')?.weight).toBeLessThan(of(job, 'city:上海')?.weight ?? 0)
    expect(sum(changed)).toBeCloseTo(100, 0)
  })
  it('makes a wish a must and a must a wish', () => {
    const changed = withConditions(job, { musts: { 'skill:redis': true, degree: false } })
    expect(of(changed, 'skill:redis')?.importance).toBe('must')
    expect(of(changed, 'degree:bachelor')?.importance).toBe('should')
  })
  it('takes out and puts in', () => {
    const added = { id: 'skill:kafka', kind: 'skill', importance: 'must', ids: ['kafka'] } as const
    const changed = withConditions(job, { removed: ['skill:redis', 'city'], added: [added] })
    expect(changed.requirements.map(({ id }) => id)).toEqual(['title', 'degree:bachelor', 'skill:java', 'skill:kafka'])
    expect(sum(changed)).toBeCloseTo(100, 0)
  })
  it('serves another job too: what is not asked there is passed over', () => {
    const other = readJob({ title: '会计', text: '要求大专以上学历' })
    expect(withConditions(other, { weights: { 'skill:redis': 40 }, musts: { 'skill:redis': true } })).toEqual(other)
  })
})
