import { contract } from '@cohort/contract/types/contract'
import { department } from '@cohort/contract/types/department'
import { resume } from '@cohort/contract/types/resume'
import { describe, expect, it } from 'vitest'
import { type ShownField, shapeOf } from '#fields/shape.ts'
import { boardColumnsOf, boardFieldOf, boardFields, valueIn } from '#modules/entities/components/board/columns.ts'

const shape = shapeOf(contract, [
  {
    key: 'k1',
    type: 'SingleChoice',
    label: { zh: '归档', en: 'Filed' },
    options: { choices: [{ id: 'a', name: { zh: '甲', en: 'A' } }] },
  },
])
const status = boardFieldOf(shape, '') as ShownField
const column = (value: string | null, retired = false, count = 0) => ({
  value,
  name: value ?? '?',
  retired,
  count,
  capped: false,
  data: [],
})

describe('the columns of a board', () => {
  it('are made of a status first, or of the field that the address names, the enterprise’s own too', () => {
    expect(status.key).toBe('status')
    expect(boardFieldOf(shape, 'custom.k1')?.key).toBe('custom.k1')
    expect(boardFieldOf(shape, 'name')?.key).toBe('status')
    expect(boardFieldOf(shapeOf(resume, []), '')?.key).toBe('currentJobStatus.status')
    expect(boardFieldOf(shapeOf(department, []), '')?.key).toBe('status')
  })

  it('come only from fields with one choice', () => {
    expect(boardFields(shapeOf(resume, [])).some(({ definition }) => definition.type === 'MultiChoice')).toBe(false)
  })

  it('begin with those that have no value, and follow the conditions of the list', () => {
    const found = [column('draft'), column('Signed'), column(null, false, 2), column('old', true)]
    const ids = boardColumnsOf(status, found, '未填', []).map(({ id }) => id)
    expect(ids).toEqual(['', 'draft', 'Signed', 'old'])
    const last = boardColumnsOf(status, [column(null), column('draft')], '未填', []).map(({ id }) => id)
    expect(last).toEqual(['draft', ''])
    const narrowed = boardColumnsOf(status, found, '未填', [{ key: 'status', values: ['signed'] }])
    expect(narrowed.map(({ id }) => id)).toEqual(['Signed'])
  })

  it('say what a card dropped there becomes', () => {
    const [draft, none] = boardColumnsOf(status, [column(null), column('draft')], '未填', [])
    expect(none && valueIn(status, none)).toBeNull()
    expect(none?.filter).toEqual({ field: 'data.standardFields.status', op: 'empty' })
    expect(draft && valueIn(status, draft)).toBe('draft')
  })
})
