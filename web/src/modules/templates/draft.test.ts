import { describe, expect, it } from 'vitest'
import { complete, emptyDraft, missingIn } from '#modules/templates/draft.ts'

describe('what is typed about a template', () => {
  it('needs a name, a description, a colour and a picture', () => {
    expect(missingIn(emptyDraft)).toEqual(['name', 'remark', 'color', 'icon'])
    expect(missingIn({ ...emptyDraft, name: '  ', remark: 'x', color: 'blue' })).toEqual(['name', 'icon'])
    expect(complete({ ...emptyDraft, name: 'x' })).toBeUndefined()
  })

  it('is sent without the blanks around it', () => {
    const draft = {
      ...emptyDraft,
      name: ' 技术 ',
      remark: ' 说明',
      color: 'blue' as const,
      icon: 'folder',
      category: ' 0-a ',
    }
    expect(complete(draft)).toEqual({ ...draft, name: '技术', remark: '说明', category: '0-a' })
  })
})
