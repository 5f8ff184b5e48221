import { expect, test } from 'vitest'
import { Turns } from '#kernel/turns'

test.each(Array.from({ length: 12 }, (_, steps) => steps))(
  'what is wanted %i steps after the end of a turn is not lost',
  async (steps) => {
    let runs = 0
    const turns = new Turns(async () => {
      runs += 1
      await Promise.resolve()
      if (runs > 1) return
      const late = async () => {
        for (let at = 0; at < steps; at++) await Promise.resolve()
        turns.want()
      }
      void late()
    })
    turns.want()
    await new Promise(setImmediate)
    await turns.settled()
    expect(runs).toBe(2)
  },
)

test('many wishes during one turn are one more turn, and no two run at once', async () => {
  let [runs, now, most] = [0, 0, 0]
  const turns = new Turns(async () => {
    runs += 1
    now += 1
    most = Math.max(most, now)
    if (runs === 1) for (let at = 0; at < 5; at++) turns.want()
    await new Promise(setImmediate)
    now -= 1
  })
  turns.want()
  await turns.settled()
  expect([runs, most]).toEqual([2, 1])
})
