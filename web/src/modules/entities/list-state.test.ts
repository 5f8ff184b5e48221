import { describe, expect, it } from 'vitest'
import {
  choosing,
  cleared,
  conditionCount,
  type ListState,
  laidOver,
  readState,
  writeState,
} from '#modules/entities/list-state.ts'

const plain = readState(new URLSearchParams())
const full: ListState = {
  type: 'Job',
  query: '支付 a&b',
  chosen: [
    { key: 'currentJobStatus.workLocation', values: ['上海', '北京'] },
    { key: 'currentJobStatus.workYears', from: '3', to: undefined },
    { key: 'custom.k1', values: ['x=y'] },
  ],
  sort: { key: 'humanInfo.degree', order: 'asc' },
  page: 3,
  size: 50,
  followed: true,
  view: 'board',
  by: 'priority',
  saved: 'v1',
}

describe('the address of a list', () => {
  it('is short where nothing is asked for', () => {
    expect(writeState(plain).toString()).toBe('type=Resume')
    expect(plain).toMatchObject({ type: 'Resume', page: 1, size: 20, chosen: [] })
  })

  it('says everything that decides what is shown, and is read back as it was', () => {
    expect(readState(new URLSearchParams(writeState(full).toString()))).toEqual(full)
  })

  it.each(['page=0', 'page=x', 'page=99999', 'size=7', 'size=-1', 'q=', 'f.=x'])('survives %s', (query) => {
    expect(readState(new URLSearchParams(query))).toEqual(plain)
  })
})

describe('conditions', () => {
  it('change what is seen from its first page on', () => {
    expect(choosing({ ...full, page: 9 }, full.chosen.slice(1))).toEqual({
      ...full,
      chosen: full.chosen.slice(1),
      page: 1,
    })
  })

  it('are counted, and all cleared', () => {
    expect([conditionCount(plain), conditionCount(full), conditionCount(cleared(full))]).toEqual([0, 5, 0])
    expect(cleared(full)).toMatchObject({ type: 'Job', size: 50 })
  })
})

it('of two quick changes neither undoes the other', () => {
  const drawn = plain
  const filtered = laidOver(drawn, drawn, choosing(drawn, [{ key: 'status', values: ['draft'] }]))
  // The second is made from what is drawn still: without the condition.
  expect(laidOver(filtered, drawn, { ...drawn, view: 'board', page: 1 })).toEqual({ ...filtered, view: 'board' })
  expect(laidOver(full, full, cleared(full))).toEqual(cleared(full))
})
