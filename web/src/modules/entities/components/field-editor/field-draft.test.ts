import { describe, expect, it } from 'vitest'
import {
  type CustomField,
  draftOf,
  fieldOf,
  newChoice,
  problemOf,
  reordered,
} from '#modules/entities/components/field-editor/field-draft.ts'

const travel: CustomField = {
  key: 'k1',
  type: 'SingleChoice',
  label: { zh: '出差', en: 'Travel' },
  required: true,
  options: {
    choices: [
      { id: 'a', name: { zh: '可以', en: 'Yes' }, color: 'green' },
      { id: 'b', name: { zh: '不便', en: '不便' }, color: 'red', isDeleted: true },
    ],
  },
}

describe('a field that is being written', () => {
  it('comes back as it was', () => {
    expect(fieldOf(draftOf(travel))).toEqual(travel)
    expect(draftOf(travel).choices[1]?.en).toBe('')
  })

  it('needs a name, options with names, and what it points at', () => {
    const draft = { ...draftOf(undefined), zh: ' 备注 ' }
    expect(problemOf(draftOf(undefined))).toBe('name')
    expect(problemOf(draft)).toBeUndefined()
    expect(problemOf({ ...draft, type: 'MultiChoice' })).toBe('choices')
    expect(problemOf({ ...draft, type: 'MultiChoice', choices: [newChoice(0)] })).toBe('choices')
    expect(problemOf({ ...draft, type: 'EntityReference' })).toBe('reference')
    expect(fieldOf(draft)).toEqual({ type: 'ShortText', label: { zh: '备注', en: '备注' } })
  })

  it('says only what its kind has', () => {
    const draft = { ...draftOf(travel), key: undefined, type: 'File' as const, multiple: true, entityType: 'Job' }
    expect(fieldOf(draft).options).toEqual({ multiple: true })
    expect(fieldOf({ ...draft, type: 'EntityReference' }).options).toEqual({ entityType: 'Job', multiple: true })
  })

  it('is put elsewhere in the order', () => {
    expect(reordered(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(reordered(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(reordered(['a'], 5, 0)).toEqual(['a'])
  })
})
