import type { Dice } from '#testing/dice'

/**
 * Sentences by rule: `{noun}` is one of the texts under `noun`, `{line:3-8}` three to eight lines of `line`, `{#4}` four
 * digits, `{n:1-99}` a number where there is no rule `n`.
 */
export type Grammar = Readonly<Record<string, readonly string[]>>

const slot = /\{(?:#(\d+)|(\w+)(?::(\d+)-(\d+))?)\}/g

export function write(grammar: Grammar, rule: string, dice: Dice): string {
  const texts = grammar[rule]
  if (!texts) throw new Error(`There is no rule ${rule}.`)
  return dice.pick(texts).replace(slot, (_, digits, name, from, to) => {
    if (digits !== undefined) return dice.digits(Number(digits))
    if (from === undefined) return write(grammar, name, dice)
    const count = dice.int(Number(from), Number(to))
    if (!grammar[name]) return String(count)
    return Array.from({ length: count }, () => write(grammar, name, dice)).join('\n')
  })
}
