import { describe, expect, it } from 'vitest'
import { completeResume } from '#types/resume-rules'

const from = (iso: string, more = {}) => ({ dateRange: { start: { iso }, end: more } })

describe('a resume after a change', () => {
  it('has one name in both places', () => {
    expect(completeResume({ humanInfo: { name: '林知遥' } })).toMatchObject({ name: '林知遥' })
    expect(completeResume({ name: '林知遥' })).toMatchObject({ humanInfo: { name: '林知遥' } })
    const old = { name: '新', humanInfo: { name: '旧', age: 30 } }
    expect(completeResume(old, { name: '新' })).toMatchObject({ name: '新', humanInfo: { name: '新', age: 30 } })
    expect(completeResume(old, { humanInfo: { name: '旧' } })).toMatchObject({ name: '旧', humanInfo: { name: '旧' } })
    expect(completeResume(old, { humanInfo: { age: 31 } })).toMatchObject({ name: '旧' })
  })

  it('does not put back a name that was taken away', () => {
    expect(completeResume({ humanInfo: { name: '旧' } }, { name: null }).name).toBeUndefined()
    expect(completeResume({ name: '旧', humanInfo: {} }, { humanInfo: { name: null } }).name).toBeUndefined()
  })

  it('sorts histories by their beginning, newest first', () => {
    const works = [
      from('2019-06'),
      { company: 'x' },
      from('2022-03'),
      { dateRange: { start: {}, end: { iso: '2021' } } },
    ]
    expect(completeResume({ name: 'x', works }).works).toEqual([works[2], works[3], works[0], works[1]])
  })

  it('fills the line of the list from them, but never over what is there', () => {
    const educations = [
      { school: '青城大学', degree: '本科', ...from('2013-09') },
      { school: '临江大学', degree: 'master', ...from('2017-09') },
    ]
    const works = [
      { company: '星汇支付', position: '顾问', ...from('2023-01', { iso: '2023-06' }) },
      { company: '云栎科技', position: '工程师', ...from('2022-03', { untilNow: true }) },
    ]
    expect(completeResume({ name: 'x', educations, works, currentJobStatus: { company: '别处' } })).toMatchObject({
      humanInfo: { degree: 'master', school: '临江大学' },
      currentJobStatus: { company: '别处', position: '工程师' },
    })
    const flagged = [{ ...educations[0], isHighest: true }, educations[1]]
    expect(completeResume({ name: 'x', educations: flagged })).toMatchObject({ humanInfo: { school: '青城大学' } })
  })

  it('leaves what is no resume for the check to refuse', () => {
    const wrong = { name: 'x', humanInfo: 5, currentJobStatus: [], works: [1, null], educations: 'none' }
    expect(completeResume(wrong)).toEqual(wrong)
  })
})
