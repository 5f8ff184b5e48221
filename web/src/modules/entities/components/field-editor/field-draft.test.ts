import { describe, expect, it } from 'vitest'
import {
  type CustomField,
  draftOf,
  fieldOf,
  newChoice,
  problemOf,
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

  it('keeps what a new record begins with, as long as that can be', () => {
    const begun: CustomField = { ...travel, options: { ...travel.options, default: 'a' } }
    expect(fieldOf(draftOf(begun))).toEqual(begun)
    expect(fieldOf({ ...draftOf(begun), initial: 'b' })).toEqual(travel)
    expect(fieldOf({ ...draftOf(begun), initial: null })).toEqual(travel)
    const number = { ...draftOf(undefined), type: 'Number' as const, zh: '评分', initial: 0 }
    expect(fieldOf(number).options).toEqual({ default: 0 })
    expect(fieldOf({ ...number, type: 'Email' }).options).toBeUndefined()
    expect(fieldOf({ ...number, type: 'ShortText', initial: ' ' }).options).toBeUndefined()
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
})
