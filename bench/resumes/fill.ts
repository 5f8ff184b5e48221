import type { Trade } from '#bench/resumes/words/trade'
import type { Dice } from '#talent/testing/dice'

export type Language = 'zh' | 'en'

const share = (dice: Dice): string => `${dice.int(8, 97)}%`

/** A sentence of the trade with its gaps filled. */
export const filled = (text: string, trade: Trade, dice: Dice): string =>
  text
    .replaceAll('{p}', () => share(dice))
    .replaceAll('{n}', () => String(dice.int(2, 48)))
    .replaceAll('{m}', () => String(dice.int(12, 960) * 10))
    .replaceAll('{s}', () => dice.pick(trade.skills))
    .replaceAll('{t}', () => dice.pick(trade.titles))
