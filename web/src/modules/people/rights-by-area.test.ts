import { expect, it } from 'vitest'
import { rightsByArea } from '#modules/people/rights-by-area.ts'

it('puts together what several roles allow, and says where it comes from', () => {
  const roles = [
    { name: '甲', codes: [321, 392] },
    { name: '乙', codes: [321, 354] },
  ]
  expect(rightsByArea(roles)).toEqual([
    { area: 'material', actions: ['view', 'create'], from: ['甲', '乙'] },
    { area: 'export', actions: ['use'], from: ['甲'] },
  ])
  expect(rightsByArea([])).toEqual([])
})
