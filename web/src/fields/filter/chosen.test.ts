import { describe, expect, it } from 'vitest'
import { type Chosen, readChosen, toggled, valuesOf, withChosen, writeChosen } from '#fields/filter/chosen.ts'

const city = 'currentJobStatus.workLocation'
const full: Chosen[] = [
  { key: city, values: ['上海', '北京'] },
  { key: 'currentJobStatus.workYears', from: '3', to: undefined },
  { key: 'custom.k1', values: ['x=y'] },
]

describe('conditions', () => {
  it('tick and untick values, and keep their order', () => {
    const one = toggled(full, city, '杭州')
    expect(valuesOf(one, city)).toEqual(['上海', '北京', '杭州'])
    expect(one.map(({ key }) => key)).toEqual(full.map(({ key }) => key))
    expect(toggled(toggled([], 'skills', 'go'), 'skills', 'go')).toEqual([])
  })

  it('vanish when they ask for nothing', () => {
    const none = withChosen(full, { key: 'currentJobStatus.workYears', from: undefined, to: undefined })
    expect(none.map(({ key }) => key)).toEqual([city, 'custom.k1'])
  })

  it('stand in the address beside what else it says, in the place of those before', () => {
    const query = new URLSearchParams('projectId=p&f.gone=1&r.years=1..2')
    writeChosen(full, query)
    expect(readChosen(new URLSearchParams(query.toString()))).toEqual(full)
    expect(query.get('projectId')).toBe('p')
  })
})
