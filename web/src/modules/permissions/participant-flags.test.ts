import { describe, expect, it } from 'vitest'
import { amountOf, flagRefusal, innerTypes } from '#modules/permissions/participant-flags.ts'

const someone = { isLeader: false, isCreator: false, flags: 0b11 }

describe('the flags of a participant', () => {
  it('are all, none, or so many, by the table of the object', () => {
    expect(amountOf(2047, 'Space')).toBe('all')
    expect(amountOf(2047, 'Project')).toBe('all')
    expect(amountOf(0, 'Channel')).toBe('none')
    expect(amountOf(1 | 8 | 1024, 'Channel')).toBe(3)
  })

  it('can be taken freely, but given only by who has them', () => {
    expect(flagRefusal({ participant: someone, bit: 1, own: 0 })).toBeUndefined()
    expect(flagRefusal({ participant: someone, bit: 4, own: 0b11 })).toBe('notHeld')
    expect(flagRefusal({ participant: someone, bit: 4, own: 4 })).toBeUndefined()
  })

  it('are fixed for leader and creator', () => {
    expect(flagRefusal({ participant: { ...someone, isLeader: true }, bit: 4, own: 2047 })).toBe('leader')
    expect(flagRefusal({ participant: { ...someone, isCreator: true }, bit: 4, own: 2047 })).toBe('creator')
  })
})

it('a space holds channels and projects, a channel projects, a project nothing', () => {
  expect(innerTypes).toEqual({ Space: ['Channel', 'Project'], Channel: ['Project'], Project: [] })
})
