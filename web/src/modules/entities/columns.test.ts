import { entityTypeOf } from '@cohort/contract/entity-types'
import { describe, expect, it } from 'vitest'
import { shapeOf } from '#fields/shape.ts'
import { bounded, columnsOf, hiddenColumns, kept, moved, widthOf } from '#modules/entities/columns.ts'

const resume = entityTypeOf('Resume')
if (!resume) throw new Error('no such type')
const shape = shapeOf(resume, [{ key: 'k1', type: 'ShortText', label: { zh: '代号', en: 'Code' } }])
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)

describe('columns', () => {
  it('are those of the type, until someone chooses', () => {
    expect(keys(columnsOf(shape, undefined))).toEqual(resume.columns)
  })

  it('begin with the title, once, and leave out what is gone', () => {
    const choice = { shown: ['skills', 'gone', 'name', 'custom.k1', 'skills'], widths: {} }
    expect(keys(columnsOf(shape, choice))).toEqual(['name', 'skills', 'custom.k1'])
  })

  it('are shown or hidden, never both', () => {
    const shown = columnsOf(shape, undefined)
    const hidden = hiddenColumns(shape, shown)
    expect(keys(hidden)).toContain('custom.k1')
    expect(keys(hidden).filter((key) => keys(shown).includes(key))).toEqual([])
  })

  it('are moved, but never before the title', () => {
    expect(moved(['name', 'a', 'b', 'c'], 'c', 1)).toEqual(['name', 'c', 'a', 'b'])
    expect(moved(['name', 'a', 'b', 'c'], 'a', 9)).toEqual(['name', 'b', 'c', 'a'])
    expect(moved(['name', 'a', 'b'], 'b', 0)).toEqual(['name', 'b', 'a'])
    expect(moved(['name', 'a', 'b'], 'name', 2)).toEqual(['name', 'a', 'b'])
  })

  it('have a width in bounds', () => {
    expect([bounded(1), bounded(200.4), bounded(9999)]).toEqual([64, 200, 640])
    const [title] = columnsOf(shape, undefined)
    expect(title && widthOf(title, { shown: [], widths: { name: 300 } }, true)).toBe(300)
  })
})

describe('what is remembered', () => {
  it('is a hundred choices, the oldest go first', () => {
    const choice = { shown: [], widths: {} }
    let choices = {}
    for (let at = 0; at < 105; at++) choices = kept(choices, `u/${at}`, choice)
    choices = kept(choices, 'u/5', choice)
    expect(Object.keys(choices).length).toBe(100)
    expect(Object.keys(choices)[0]).toBe('u/6')
    expect(Object.keys(choices).at(-1)).toBe('u/5')
  })
})
